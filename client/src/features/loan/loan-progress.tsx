import type { InstallmentStatus } from '@pautang/sdk';
import type { LoanAccount } from '../../api/loan';
import { Amount } from '../../components/ui/amount/amount';
import {
  InstallmentStrips,
  type StripState,
} from '../../components/ui/installment-strips/installment-strips';
import { Note } from '../../components/ui/note/note';
import { Row, Rows } from '../../components/ui/rows/rows';
import { formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './loan-progress.module.css';

const stripStates: Record<InstallmentStatus, StripState> = {
  PAID: 'paid',
  DUE: 'due',
  OVERDUE: 'overdue',
  UPCOMING: 'upcoming',
};

/** How far the loan is woven back. Stands on a panel. */
export function LoanProgress({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { schedule, paidAmount, outstandingAmount, selectedCurrency: currency } = account;
  const paid = schedule.filter(({ status }) => status === 'PAID').length;
  return (
    <div className={classes.progress}>
      <InstallmentStrips count={schedule.length} states={schedule.map(({ status }) => stripStates[status])} />
      <p>{texts.paidOf(paid, schedule.length)}</p>
      <Rows>
        <Row label={texts.paidAmount}>
          <Amount plain value={paidAmount} currency={currency} />
        </Row>
        <Row label={texts.leftToPay}>
          <Amount plain value={outstandingAmount} currency={currency} />
        </Row>
      </Rows>
    </div>
  );
}

export function Credit({ account: { creditAmount, selectedCurrency } }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  if (creditAmount <= 0) return null;
  return <Note color="success">{texts.credit(formatMoney(creditAmount, selectedCurrency))}</Note>;
}
