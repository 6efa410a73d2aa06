import type { LoanQuoteDto } from '@pautang/sdk';
import { MoneyRow, Row, Rows } from '../../components/ui/rows/rows';
import { formatHundredths, formatLongDate } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { topUpTexts } from '../../texts/top-up';
import { Quiet } from './part';

/** Of a loan that pays off the running one: both figures, and the rate on what is really received. */
export function TopUpFigures({ quote }: { quote: LoanQuoteDto }) {
  const texts = useTexts(topUpTexts);
  const { topUp, loanAmountXR, selectedCurrency: currency } = quote;
  if (!topUp) return null;
  const { loanNumber, asOf, payoffXR, avoidedXR, receivedXR, effectiveYearlyRate } = topUp;
  return (
    <section className="stack">
      <Rows>
        <MoneyRow label={texts.newLoan} value={loanAmountXR} currency={currency} />
        <MoneyRow
          label={texts.paysOff(loanNumber)}
          labelNote={texts.paysOffOn(formatLongDate(asOf))}
          value={payoffXR}
          currency={currency}
        />
        <MoneyRow total label={texts.receive} value={receivedXR} currency={currency} />
        <MoneyRow label={texts.avoided} value={avoidedXR} currency={currency} />
        <Row label={texts.rate} labelNote={texts.rateNote}>
          {texts.percentAYear(formatHundredths(effectiveYearlyRate))}
        </Row>
      </Rows>
      <Quiet>{texts.moves}</Quiet>
    </section>
  );
}
