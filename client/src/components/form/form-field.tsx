import type { ComponentProps, ElementType } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useLanguage } from '../../lib/language';
import { messageOf } from '../../lib/validation';
import { Checkbox, type CheckboxProps } from '../ui/checkbox/checkbox';
import { useFormAround } from './form-context';
import { type FieldName, isChosen, maxLengthOf, type Values, wrongNames } from './form-model';

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
  as: Widget;
  name: FieldName<Form>;
  /** Only the server can say whether it is right, so no mark does. */
  unmarked?: boolean;
} & Omit<ComponentProps<Widget>, Given>;

/** A field of the form around it, in whichever look: what is in it, its hint, and what is wrong with it. */
export function FormField({ as: Widget, name, unmarked, ...props }: FormFieldProps<Values, ElementType>) {
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
export function FormTick({ name, hint, ...props }: FormTickProps<Values>) {
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
