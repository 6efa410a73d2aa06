import type { LoanAccount } from '../../api/loan';
import { Amount } from '../../components/ui/amount/amount';
import { Row, Rows } from '../../components/ui/rows/rows';
import { formatLongDate } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { Part, Quiet } from './part';
import { sumOf } from './sum';

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
        <Row label={texts.bySchedule}>
          <Amount plain value={outstandingAmount} currency={currency} />
        </Row>
        <Row label={texts.interestSaved}>
          <Amount plain value={saved === 0 ? 0 : -saved} currency={currency} />
        </Row>
        <Row total label={texts.settleOn(day)}>
          <Amount plain value={payoffAmount} currency={currency} />
        </Row>
      </Rows>
      <Quiet>{texts.settleHow(day)}</Quiet>
    </Part>
  );
}
