import type { LoanAccount } from '../../api/loan';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { Note } from '../../components/ui/note/note';
import { formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { useCancellation } from './use-cancellation';

interface CancelDialogProps {
  account: LoanAccount;
  onClose: () => void;
}

/** What cancelling does, before it is done. */
export function CancelDialog({ account, onClose }: CancelDialogProps) {
  const texts = useTexts(loanTexts);
  const { loanNumber, status, loanAmountXR, selectedCurrency } = account;
  const { cancelling, problem, cancel } = useCancellation(loanNumber, onClose);
  const amount = formatMoney(loanAmountXR, selectedCurrency);
  return (
    <Dialog
      opened
      size="small"
      title={texts.cancelTitle}
      onClose={cancelling ? undefined : onClose}
      footer={
        <>
          <Button variant="line" disabled={cancelling} onClick={onClose}>
            {texts.keep}
          </Button>
          <Button busy={cancelling} onClick={cancel}>
            {texts.confirmCancel}
          </Button>
        </>
      }
    >
      <p>{status === 'APPROVED' ? texts.cancelApproved(amount) : texts.cancelApplication(amount)}</p>
      <p>{texts.cancelAfter}</p>
      {problem && (
        <div role="alert">
          <Note color="danger">{problem}</Note>
        </div>
      )}
    </Dialog>
  );
}
