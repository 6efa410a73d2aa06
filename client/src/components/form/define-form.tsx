import { type ComponentProps, createContext, type ElementType, type ReactNode, useContext } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useLanguage } from '../../lib/language';
import { messageOf } from '../../lib/validation';
import { Checkbox, type CheckboxProps } from '../ui/checkbox/checkbox';
import { PasswordField, TextField } from '../ui/field/text-field';
import { type FieldName, type FormModel, isChosen, maxLengthOf, type Values, wrongNames } from './form-model';
import { type AppForm, type FormOptions, type Send, useAppForm } from './use-app-form';

function useField(name: string) {
  const { model, control, busy, clearErrors } = useFormAround();
  const { field, fieldState } = useController({ control, name });
  // What one field must be like may rest on another one, as with a password and its repetition.
  const isWrong = useWatch({ control, compute: (values) => wrongNames(model, values).includes(name) });
  // The server's sentences below the fields follow the language.
  useLanguage();
  const { type, message } = fieldState.error ?? {};
  return {
    field,
    change: (value: unknown) => {
      if (type === 'server') clearErrors(name);
      field.onChange(value);
    },
    busy,
    isWrong,
    isChosen: isChosen(model, name, field.value),
    rule: model.rules[name],
    /** It was looked for, and is not right. */
    missed: type === 'rule' && isWrong,
    error: type === 'server' ? message : undefined,
  };
}

type Given = 'name' | 'value' | 'onChange' | 'valid' | 'missed' | 'error' | 'readOnly';

export type FormFieldProps<Form extends Values, Widget extends ElementType> = {
  /** A text field, unless it is said. */
  as?: Widget;
  name: FieldName<Form>;
  /** Only the server can say whether it is right, so no mark does. */
  unmarked?: boolean;
} & Omit<ComponentProps<Widget>, Given>;

/** A field of the form around it, in whichever look: what is in it, its hint, and what is wrong with it. */
function FormField({
  as: Widget = TextField,
  name,
  unmarked,
  ...props
}: FormFieldProps<Values, ElementType>) {
  const { field, change, busy, isWrong, isChosen: chosen, rule, missed, error } = useField(name);
  const isRequired = rule?.required ?? true;
  // What one chooses from a list is neither long nor written.
  const written = rule?.enum ? {} : { maxLength: rule && maxLengthOf(rule), readOnly: busy };
  return (
    <Widget
      {...written}
      hint={rule && messageOf(rule)}
      required={isRequired}
      optional={!isRequired}
      {...props}
      ref={field.ref}
      value={field.value}
      onChange={change}
      onBlur={field.onBlur}
      // A mark says that somebody did this, so nothing that came filled in has one.
      valid={unmarked || (!isWrong && !chosen) ? undefined : !isWrong}
      missed={missed}
      error={error}
    />
  );
}

export type FormTickProps<Form extends Values> = { name: FieldName<Form> } & Omit<
  CheckboxProps,
  'name' | 'checked' | 'onChange' | 'error'
> & {
    /** Why it must be ticked, where no schema says it. */
    hint?: string;
  };

/** A tick of the form around it. */
function FormTick({ name, hint, ...props }: FormTickProps<Values>) {
  const { field, change, busy, rule, missed, error } = useField(name);
  return (
    <Checkbox
      required={rule?.required}
      {...props}
      ref={field.ref}
      checked={field.value as boolean}
      onChange={(checked) => !busy && change(checked)}
      error={error ?? (missed ? (hint ?? (rule && messageOf(rule))) : undefined)}
    />
  );
}

export const FormContext = createContext<AppForm<Values> | undefined>(undefined);

/** For those inside, who take any form. */
export const asAround = <Form extends Values>(form: AppForm<Form>) => form as unknown as AppForm<Values>;

/** The form around a field or a button. */
export function useFormAround(): AppForm<Values> {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands in a Form');
  return form;
}

interface NewPasswordProps<Form extends Values> {
  name: FieldName<Form>;
  label: string;
  /** The field that it is typed into once more. */
  again: FieldName<Form>;
  againLabel: string;
  mismatch: string;
}

/** A password that one chooses, and the same again. */
function NewPassword({ name, label, again, againLabel, mismatch }: NewPasswordProps<Values>) {
  const field = { as: PasswordField, autoComplete: 'new-password' };
  return (
    <>
      <FormField {...field} name={name} label={label} enterKeyHint="next" />
      <FormField {...field} name={again} label={againLabel} hint={mismatch} enterKeyHint="go" />
    </>
  );
}

interface DefinedForm<Form extends Values> {
  useForm: (send: Send<Form>, options?: FormOptions) => AppForm<Form>;
  /** A field of it: `<contact.Field as={TextField} name="email" label="E-mail" />`. */
  Field: <Widget extends ElementType = typeof TextField>(props: FormFieldProps<Form, Widget>) => ReactNode;
  Tick: (props: FormTickProps<Form>) => ReactNode;
  NewPassword: (props: NewPasswordProps<Form>) => ReactNode;
}

/** A form with the rules of the API, its hook and its fields, which know their names. */
export function defineForm<Form extends Values>(model: FormModel<Form>): FormModel<Form> & DefinedForm<Form> {
  return {
    ...model,
    useForm: (send, options) => useAppForm(model, send, options),
    Field: FormField as DefinedForm<Form>['Field'],
    Tick: FormTick as DefinedForm<Form>['Tick'],
    NewPassword: NewPassword as DefinedForm<Form>['NewPassword'],
  };
}
