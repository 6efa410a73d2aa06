import { useController } from 'react-hook-form';
import { defineForm } from '../../components/form/define-form';
import type { AppForm } from '../../components/form/use-app-form';
import type { OwnFields } from '../../components/loan-box/loan-fields';

/**
 * The consent, and what the server says of amount and term. What is chosen has a place of its own, since the calculator
 * lets one choose the same before one is a member.
 */
export const loanForm = defineForm({
  empty: { amount: '', term: '', agreed: false },
  rules: {},
  judges: { agreed: (agreed) => agreed },
});

export type LoanForm = AppForm<typeof loanForm.empty>;

export function useServerSays({ control }: LoanForm): Pick<OwnFields, 'amount' | 'term'> {
  const amount = useController({ control, name: 'amount' });
  const term = useController({ control, name: 'term' });
  return {
    amount: { ref: amount.field.ref, error: amount.fieldState.error?.message },
    term: { ref: term.field.ref, error: term.fieldState.error?.message },
  };
}
