import { toMajor, toMinor, yearlyCapMinor } from '@pautang/loan-terms';
import type { LoanAccount } from '../../api/loan';
import { upcomingPayment } from '../../components/payment/due-day';
import { formatMoney, formatNumber } from '../../lib/format';
import { lateCost } from '../../lib/loan-costs';
import { manilaDay } from '../../lib/manila-day';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './loan.module.css';

/** The contract's rules on paying late, with the member's own figures. */
export function PenaltyRules({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { penaltyRules, loanAmountXR, selectedCurrency: currency } = account;
  const { graceDays, dailyPercent, lateChargePercent, capPercent } = penaltyRules;
  const firstDay = graceDays + 1;
  const cap = formatMoney(toMajor(yearlyCapMinor(toMinor(loanAmountXR), capPercent)), currency);
  return (
    <ul className={classes.rules}>
      <li>{texts.ruleGrace(graceDays)}</li>
      <li>{texts.ruleDaily(firstDay, formatNumber(dailyPercent))}</li>
      <li>{texts.ruleOnce(firstDay, formatNumber(lateChargePercent))}</li>
      <li>{texts.ruleCap(formatNumber(capPercent), cap)}</li>
      <Example account={account} firstDay={firstDay} />
    </ul>
  );
}

const longDays = 30;

/** What the next installment would cost more. */
function Example({ account, firstDay }: { account: LoanAccount; firstDay: number }) {
  const texts = useTexts(loanTexts);
  const { schedule, approvedAt, selectedCurrency: currency } = account;
  const next = upcomingPayment(schedule)?.installmentNumber;
  const installment = schedule.find(({ installmentNumber }) => installmentNumber === next);
  if (!installment || !approvedAt) return null;
  const costAfter = (days: number) =>
    formatMoney(lateCost(account, manilaDay(approvedAt), installment.installmentNumber, days), currency);
  return (
    <li>
      {texts.example({
        amount: formatMoney(installment.amount, currency),
        firstDay,
        first: costAfter(firstDay),
        longDays,
        long: costAfter(longDays),
      })}
    </li>
  );
}
