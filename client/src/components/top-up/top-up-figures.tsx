import type { LoanQuoteDto } from '@pautang/sdk';
import { formatHundredths, formatLongDate } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { topUpTexts } from '../../texts/top-up';
import { MoneyRow, Row, Rows } from '../ui/rows/rows';

/** Of a loan that pays off the running one: both figures, and the rate on what is really received. */
export function TopUpFigures({ quote }: { quote: LoanQuoteDto }) {
  const texts = useTexts(topUpTexts);
  const { topUp, charges, loanAmountXR, selectedCurrency: currency } = quote;
  if (!topUp) return null;
  const {
    loanNumber,
    asOf,
    payoffXR,
    avoidedXR,
    receivedXR,
    effectiveYearlyRate: rate,
    coolingOffDays,
  } = topUp;
  return (
    <section className="stack">
      <Rows>
        <MoneyRow label={texts.newLoan} value={charges?.principalXR ?? loanAmountXR} currency={currency} />
        {charges && <MoneyRow label={texts.charges} value={charges.totalXR} currency={currency} />}
        <MoneyRow
          label={texts.paysOff(loanNumber)}
          labelNote={texts.paysOffOn(formatLongDate(asOf))}
          value={payoffXR}
          currency={currency}
        />
        <MoneyRow total label={texts.receive} value={receivedXR} currency={currency} />
        <MoneyRow label={texts.avoided} value={avoidedXR} currency={currency} />
        <Row label={texts.rate} labelNote={rate === undefined ? texts.noRateNote : texts.rateNote}>
          {rate === undefined ? texts.noRateOf : texts.percentAYear(formatHundredths(rate))}
        </Row>
      </Rows>
      <p className="quiet small">
        {texts.moves} {coolingOffDays === undefined ? texts.noCancel : texts.cancel(coolingOffDays)}
      </p>
    </section>
  );
}
