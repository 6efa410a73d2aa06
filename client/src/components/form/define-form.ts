import type { ElementType, ReactNode } from 'react';
import { FormField, type FormFieldProps, FormTick, type FormTickProps } from './form-field';
import type { FormModel, Values } from './form-model';
import { type AppForm, type FormOptions, type Send, useAppForm } from './use-app-form';

interface DefinedForm<Form extends Values> {
  useForm: (send: Send<Form>, options?: FormOptions) => AppForm<Form>;
  /** A field of it: `<contact.Field as={TextField} name="email" label="E-mail" />`. */
  Field: <Widget extends ElementType>(props: FormFieldProps<Form, Widget>) => ReactNode;
  Tick: (props: FormTickProps<Form>) => ReactNode;
}

/** A form with the rules of the API, its hook and its fields, which know their names. */
export function defineForm<Form extends Values>(model: FormModel<Form>): FormModel<Form> & DefinedForm<Form> {
  return {
    ...model,
    useForm: (send, options) => useAppForm(model, send, options),
    Field: FormField as DefinedForm<Form>['Field'],
    Tick: FormTick as DefinedForm<Form>['Tick'],
  };
}
