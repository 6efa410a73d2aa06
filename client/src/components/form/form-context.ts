import { createContext, useContext } from 'react';
import type { Values } from './form-model';
import type { AppForm } from './use-app-form';

export const FormContext = createContext<AppForm<Values> | undefined>(undefined);

/** For those inside, who take any form. */
export const asAround = <Form extends Values>(form: AppForm<Form>) => form as unknown as AppForm<Values>;

/** The form around a field or a button. */
export function useFormAround(): AppForm<Values> {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands in a Form');
  return form;
}
