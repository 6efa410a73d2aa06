import type { HardshipQuoteDto } from '@pautang/sdk';
import { Amount } from '../../components/ui/amount/amount';
import { Note } from '../../components/ui/note/note';
import { Row, Rows } from '../../components/ui/rows/rows';
import { formatHundredths, formatLongDate, formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { hardshipTexts } from '../../texts/hardship';
import { hardshipFormTexts } from '../../texts/hardship-form';
import { differenceWords, fitWords } from './hardship-form';

interface HardshipFiguresProps {
  quote: HardshipQuoteDto;
  /** What the member said that they can pay each month. */
  canPay: number;
}

/** What another schedule costs beside the one that holds, in words and in figures. */
export function HardshipFigures({ quote, canPay }: HardshipFiguresProps) {
  const texts = useTexts(hardshipFormTexts);
  const { before } = useTexts(hardshipTexts);
  const { schedule, selectedCurrency: currency, effectiveYearlyRate, effectiveMonthlyRate } = quote;
  const money = (amount: number) => formatMoney(amount, currency);
  const first = schedule[0]?.amount ?? 0;
  const last = schedule.at(-1)?.amount ?? first;
  const count = schedule.length;
  const fit = fitWords(quote, canPay, texts);
  return (
    <>
      <p className="lead" aria-live="polite">
        {differenceWords(quote, texts)}
      </p>
      <Rows>
        <Row
          label={texts.installment}
          labelNote={last === first ? texts.allEqual(count) : texts.lastOne(count, money(last))}
        >
          <Amount plain value={first} currency={currency} />
        </Row>
        <Row label={texts.firstPayment}>{formatLongDate(schedule[0]?.dueDate ?? '')}</Row>
        <Row label={texts.lastPayment} note={before(formatLongDate(quote.before.endsOn))}>
          {formatLongDate(quote.after.endsOn)}
        </Row>
        <Row label={texts.inAll} note={before(money(quote.before.total))}>
          <Amount plain value={quote.after.total} currency={currency} />
        </Row>
        <Row label={texts.effectiveRate} note={texts.aMonth(formatHundredths(effectiveMonthlyRate))}>
          {texts.aYear(formatHundredths(effectiveYearlyRate))}
        </Row>
      </Rows>
      {fit && <Note color={fit.isWithin ? 'success' : 'warning'}>{fit.text}</Note>}
    </>
  );
}
