import type { LoanChargeDto, LoanQuoteDto, QuotedChargesDto } from '@pautang/sdk';
import { type LoanAccount, paidOffBy } from '../../api/loan';
import { chargesTexts } from '../../texts/charges';
import { useTexts } from '../../texts/define-texts';
import { topUpTexts } from '../../texts/top-up';
import { MoneyRow } from '../ui/rows/rows';
import { inPesosFor } from './in-pesos';

interface QuotedProps {
  quote: LoanQuoteDto;
  charges: QuotedChargesDto;
}

/** The charges of a quote one by one, and what is received; what is added makes the loan larger than was applied for. */
export function QuotedChargeRows({ quote, charges }: QuotedProps) {
  const texts = useTexts(chargesTexts);
  const { afterCharges } = useTexts(topUpTexts);
  const { selectedCurrency: currency } = quote;
  const inPesos = inPesosFor(currency);
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

/** A loan as its account tells of it, or as its wallet does, which knows of charges alone. */
type ReceivedLoan = Pick<LoanAccount, 'loanNumber' | 'selectedCurrency'> &
  Partial<Pick<LoanAccount, 'loanCharges' | 'payoffXR' | 'receivedXR' | 'loans'>>;

/** What a loan was charged once, what it paid off, and what was received of it. */
export function ReceivedRows({ loan }: { loan: ReceivedLoan }) {
  const texts = useTexts(chargesTexts);
  const { afterCharges, paidOff, received } = useTexts(topUpTexts);
  const { loanNumber, loans = [], loanCharges, payoffXR, receivedXR, selectedCurrency: currency } = loan;
  const paysOff = paidOffBy({ loans, loanNumber });
  return (
    <>
      {loanCharges?.items.map(({ kind, amountXR }: LoanChargeDto) => (
        <MoneyRow key={kind} label={texts.names[kind]} value={amountXR} currency={currency} />
      ))}
      {loanCharges && (
        <MoneyRow
          label={paysOff ? afterCharges : texts.receive}
          value={loanCharges.proceedsXR}
          currency={currency}
        />
      )}
      {paysOff && payoffXR !== undefined && (
        <>
          <MoneyRow label={paidOff(paysOff)} value={payoffXR} currency={currency} />
          <MoneyRow label={received} value={receivedXR ?? 0} currency={currency} />
        </>
      )}
    </>
  );
}
