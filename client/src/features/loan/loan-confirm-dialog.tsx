import { useEffect, useRef } from 'react';
import { StudyDisclosure } from '../../components/loan/study-disclosure';
import { Button } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';
import { Note } from '../../components/ui/note';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import type { Proposal } from './application';
import { Disclosure } from './disclosure';
import { ScheduleTable } from './schedule-table';

interface LoanConfirmDialogProps {
  proposal: Proposal;
  sending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The server's quote, whole, before the member agrees to it. */
export function LoanConfirmDialog({ proposal, sending, onConfirm, onCancel }: LoanConfirmDialogProps) {
  const texts = useTexts(loanTexts);
  const { quote, beneficiary } = proposal;
  return (
    <Dialog
      opened
      title={texts.confirmTitle}
      onClose={onCancel}
      footer={
        <>
          <Button variant="line" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button variant="gold" busy={sending} onClick={onConfirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Remark proposal={proposal} />
      <Disclosure quote={quote} beneficiary={beneficiary} />
      <ScheduleTable quote={quote} />
      <StudyDisclosure />
    </Dialog>
  );
}

/** Why the dialog is still here. It comes into view and takes the focus, since the button is far below it. */
function Remark({ proposal: { changed, problem, quote } }: { proposal: Proposal }) {
  const texts = useTexts(loanTexts);
  const remark = useRef<HTMLDivElement>(null);
  const message = problem?.noAnswer ? texts.notConfirmed(problem.message) : problem?.message;
  const text = message ?? (changed ? texts.quoteChanged : undefined);
  useEffect(() => {
    if (text && quote) remark.current?.focus();
  }, [text, quote]);
  if (!text) return null;
  return (
    <div ref={remark} tabIndex={-1}>
      <Note color={problem ? 'danger' : 'warning'}>{text}</Note>
    </div>
  );
}
