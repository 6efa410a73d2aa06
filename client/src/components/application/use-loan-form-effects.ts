import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldErrors } from '../../api/problem';

interface AskingForm {
  setErrors: (errors: FieldErrors) => boolean;
  focusFirstWrong: () => void;
}

/**
 * What an application that is refused at its fields, and one that is no longer agreed to, does to the form that asked
 * for it.
 * @returns shows a refusal at the fields, and says whether it is of any
 */
export function useLoanFormEffects(
  form: AskingForm,
  errorsOf: (error: unknown) => FieldErrors,
  { agreed, forget }: { readonly agreed: boolean; readonly forget: () => void },
): (error: unknown) => boolean {
  const [refusals, setRefusals] = useState(0);
  // Once the dialog is gone, which gives the focus back to what had it before.
  const focusFirstWrong = useEffectEvent(form.focusFirstWrong);
  useEffect(() => {
    if (refusals > 0) focusFirstWrong();
  }, [refusals]);
  // What is no longer agreed to must not be found again, by Forward, ready to be confirmed.
  const forgetAll = useEffectEvent(forget);
  useEffect(() => {
    if (!agreed) forgetAll();
  }, [agreed]);
  return (error) => {
    const isOfFields = form.setErrors(errorsOf(error));
    if (isOfFields) setRefusals((count) => count + 1);
    return isOfFields;
  };
}
