import { useQuery } from '@tanstack/react-query';
import type { LegalDialogProps } from './legal-dialog';
import type { LoanContractDialogProps } from './loan-contract-dialog';
import { useCloseWithout } from './use-close-without';

/** Loads a dialog when it is first opened. When it does not arrive, a message says so and it closes. */
function useLazyDialog<Dialog>(name: string, load: () => Promise<Dialog>, onClose: () => void) {
  const { data, isError } = useQuery({
    queryKey: ['dialog', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useCloseWithout(isError, onClose);
  return data;
}

const loadLegalDialog = async () => (await import('./legal-dialog')).LegalDialog;
const loadLoanContractDialog = async () => (await import('./loan-contract-dialog')).LoanContractDialog;

export function LegalDialog(props: LegalDialogProps) {
  const Loaded = useLazyDialog('legal', loadLegalDialog, props.onClose);
  return Loaded ? <Loaded {...props} /> : null;
}

export function LoanContractDialog(props: LoanContractDialogProps) {
  const Loaded = useLazyDialog('loan-contract', loadLoanContractDialog, props.onClose);
  return Loaded ? <Loaded {...props} /> : null;
}
