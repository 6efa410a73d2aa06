import { type SharedAnswer, sharedAnswer, useAnswer } from '../../lib/answer';
import type { LegalDialogProps } from './legal-dialog';
import type { LoanContractDialogProps } from './loan-contract-dialog';
import { useCloseWithout } from './use-close-without';

/** Loads a dialog when it is first opened. When it does not arrive, a message says so and it closes. */
function useLazyDialog<Dialog>(loaded: SharedAnswer<Dialog>, onClose: () => void) {
  const { data, isError } = useAnswer(loaded);
  useCloseWithout(isError, onClose);
  return data;
}

const legalDialog = sharedAnswer(async () => (await import('./legal-dialog')).LegalDialog, { retries: 0 });
const loanContractDialog = sharedAnswer(
  async () => (await import('./loan-contract-dialog')).LoanContractDialog,
  { retries: 0 },
);

export function LegalDialog(props: LegalDialogProps) {
  const Loaded = useLazyDialog(legalDialog, props.onClose);
  return Loaded ? <Loaded {...props} /> : null;
}

export function LoanContractDialog(props: LoanContractDialogProps) {
  const Loaded = useLazyDialog(loanContractDialog, props.onClose);
  return Loaded ? <Loaded {...props} /> : null;
}
