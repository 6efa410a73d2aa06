import type { ConfigDto } from '@pautang/sdk';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { loanBoxTexts } from '../../texts/loan-box';
import type { Disclosed } from '../legal/disclosure-statement';
import { lateRulesOf } from '../legal/late-rules';
import { ContractPreviewDialog, DisclosureDialog, LegalDialog } from '../legal/lazy-dialogs';
import { ScheduleTable } from '../legal/schedule-table';
import { StudyDisclosure } from '../loan-box/loan-figures';
import { Button, TextButton } from '../ui/button/button';
import { Dialog } from '../ui/dialog/dialog';
import { Note } from '../ui/note/note';
import type { Proposal } from './application';
import { Disclosure } from './disclosure';
import classes from './disclosure.module.css';
import { type QuoteChange, quoteChanges } from './quote-changes';

interface LoanConfirmDialogProps {
  proposal: Proposal;
  config: ConfigDto;
  sending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What stands before the figures. */
  children?: ReactNode;
}

/** The server's quote, whole, before the member agrees to it. */
export function LoanConfirmDialog(props: LoanConfirmDialogProps) {
  const { proposal, config, sending, onConfirm, onCancel, children } = props;
  const texts = useTexts(loanBoxTexts);
  const { scheduleDates } = useTexts(legalTexts);
  const { quote, previous, beneficiary, borrower } = proposal;
  const changes = previous ? quoteChanges(previous, quote) : [];
  useEffect(DisclosureDialog.fetchAhead, []);
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
      <Remark proposal={proposal} changes={changes} />
      {children}
      <Disclosure
        quote={quote}
        beneficiary={beneficiary}
        penalty={lateRulesOf(quote, config)}
        changes={changes}
      />
      <ScheduleTable quote={quote} dates={scheduleDates} />
      <StudyDisclosure />
      <ConsentTexts disclosed={{ quote, config, borrower }} />
    </Dialog>
  );
}

interface RemarkProps {
  proposal: Proposal;
  changes: readonly QuoteChange[];
}

/** Why the dialog is still here. It comes into view and takes the focus, since the button is far below it. */
function Remark({ proposal: { previous, problem, quote }, changes }: RemarkProps) {
  const texts = useTexts(loanBoxTexts);
  const remark = useRef<HTMLDivElement>(null);
  const lines = changes.map(({ figure, before, now }) =>
    texts.change(texts.figures[figure], now || texts.noFigure, before || texts.noFigure),
  );
  const changed = [lines.length > 0 ? texts.quoteChanged : texts.quoteSame, ...lines].join('\n');
  const refused = problem?.noAnswer ? texts.notConfirmed(problem.message) : problem?.message;
  const text = refused ?? (previous && changed);
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

/** What the button below signs besides the figures, each to be read before. */
function ConsentTexts({ disclosed }: { disclosed: Disclosed }) {
  const texts = useTexts(loanBoxTexts);
  const { name, open, close } = usePlace('reading', ['disclosure', 'loanContract', 'serviceAgreement']);
  return (
    <>
      <p>
        <TextButton onClick={() => open('disclosure')}>{texts.readDisclosure}</TextButton>
      </p>
      <p className={classes.consent}>
        {texts.signBefore}
        <TextButton onClick={() => open('loanContract')}>{texts.contract}</TextButton>
        {texts.signBetween}
        <TextButton onClick={() => open('serviceAgreement')}>{texts.agreement}</TextButton>
        {texts.signAfter(disclosed.quote.termsVersion)}
      </p>
      {name === 'disclosure' && <DisclosureDialog disclosed={disclosed} onClose={close} />}
      {name === 'loanContract' && <ContractPreviewDialog disclosed={disclosed} onClose={close} />}
      {name === 'serviceAgreement' && <LegalDialog kind={name} onClose={close} />}
    </>
  );
}
