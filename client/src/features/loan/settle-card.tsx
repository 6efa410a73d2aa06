import type { LoanAccount } from '../../api/loan';
import { MoneyRow, Rows } from '../../components/ui/rows/rows';
import { formatLongDate } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { sumOf } from './account-figures';
import { Part, Quiet } from './part';

/** What would close the loan today, and what that saves. */
export function SettleCard({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { payoffAmount, outstandingAmount, selectedCurrency: currency, asOf } = account;
  const day = formatLongDate(asOf);
  const saved = sumOf([outstandingAmount, -payoffAmount]);
  return (
    <Part title={texts.settleTitle}>
      <p>{texts.settleText}</p>
      <Rows>
        <MoneyRow label={texts.bySchedule} value={outstandingAmount} currency={currency} />
        <MoneyRow label={texts.interestSaved} value={saved === 0 ? 0 : -saved} currency={currency} />
        <MoneyRow total label={texts.settleOn(day)} value={payoffAmount} currency={currency} />
      </Rows>
      <Quiet>{texts.settleHow(day)}</Quiet>
    </Part>
  );
}
