import { DueFigure } from '../../components/payment/due-figure';
import { Panel } from '../../components/ui/card';
import { Note } from '../../components/ui/note';
import type { LoanAccount } from '../../lib/loan-account.queries';
import { useTexts } from '../../texts/define-texts';
import { servicingTexts } from '../../texts/servicing';
import { lateWords } from './late-words';
import { Credit, LoanProgress } from './loan-progress';

/** What to pay now or next, and how far the loan is woven back. */
export function DuePanel({ account }: { account: LoanAccount }) {
  const late = lateWords(account, useTexts(servicingTexts));
  return (
    <Panel>
      <DueFigure account={account} />
      {late && <Note color={late.color}>{late.text}</Note>}
      <LoanProgress account={account} />
      <Credit account={account} />
    </Panel>
  );
}
