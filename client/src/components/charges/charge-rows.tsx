import type { LoanChargeDto, LoanChargesDto, LoanQuoteDto, QuotedChargesDto } from '@pautang/sdk';
import { pesos } from '../../api/currency';
import { formatMoney } from '../../lib/format';
import { chargesTexts } from '../../texts/charges';
import { useTexts } from '../../texts/define-texts';
import { topUpTexts } from '../../texts/top-up';
import { MoneyRow } from '../ui/rows/rows';

interface QuotedProps {
  quote: LoanQuoteDto;
  charges: QuotedChargesDto;
}

/** The charges of a quote one by one, and what is received; what is added makes the loan larger than was applied for. */
export function QuotedChargeRows({ quote, charges }: QuotedProps) {
  const texts = useTexts(chargesTexts);
  const { afterCharges } = useTexts(topUpTexts);
  const { selectedCurrency: currency } = quote;
  const inPesos = (amount: number) => currency !== pesos.code && formatMoney(amount);
  const { principalXR, principalPHP, proceedsXR, proceedsPHP } = charges;
  return (
    <>
      {principalXR !== quote.loanAmountXR && (
        <MoneyRow
          label={texts.principal}
          note={inPesos(principalPHP)}
          value={principalXR}
          currency={currency}
        />
      )}
      {charges.items.map(({ kind, way, amountXR, amountPHP }) => (
        <MoneyRow
          key={kind}
          label={texts.names[kind]}
          labelNote={texts.ways[way]}
          note={inPesos(amountPHP)}
          value={amountXR}
          currency={currency}
        />
      ))}
      <MoneyRow
        label={quote.topUp ? afterCharges : texts.receive}
        note={inPesos(proceedsPHP)}
        value={proceedsXR}
        currency={currency}
      />
    </>
  );
}

interface LoanProps {
  charges: LoanChargesDto;
  currency: string;
  /** A part of what is left paid off an earlier loan. */
  isTopUp?: boolean;
}

/** What a loan was charged once, and what was received of it. */
export function LoanChargeRows({ charges, currency, isTopUp = false }: LoanProps) {
  const texts = useTexts(chargesTexts);
  const { afterCharges } = useTexts(topUpTexts);
  return (
    <>
      {charges.items.map(({ kind, amountXR }: LoanChargeDto) => (
        <MoneyRow key={kind} label={texts.names[kind]} value={amountXR} currency={currency} />
      ))}
      <MoneyRow
        label={isTopUp ? afterCharges : texts.receive}
        value={charges.proceedsXR}
        currency={currency}
      />
    </>
  );
}
