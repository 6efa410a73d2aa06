import type { BorrowerDto, LoanQuoteDto } from '@pautang/sdk';
import { pesos } from '../../api/currency';
import { formatHundredths, formatMoney, formatNumber, maskAfter3 } from '../../lib/format';
import { differingLast } from '../../lib/last-installment';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { Amount } from '../ui/amount/amount';
import { Row, Rows } from '../ui/rows/rows';

export interface ContractRowsProps {
  borrower: BorrowerDto;
  quote: LoanQuoteDto;
}

/** The figures of the contract. Numbers of the member stay masked, also on paper. */
export function ContractRows({ borrower, quote }: ContractRowsProps) {
  const texts = useTexts(legalTexts);
  return (
    <Rows>
      <Row label={texts.borrower}>{borrower.fullLegalName}</Row>
      <Row label={borrower.identityType}>{borrower.identityNumberMasked}</Row>
      <Row label={texts.phoneNumber}>{maskAfter3(borrower.phoneNumber)}</Row>
      <Row label={texts.receivingAccount} note={borrower.accountNumberMasked}>
        {borrower.bankName}
      </Row>
      <LoanRows quote={quote} />
    </Rows>
  );
}

function LoanRows({ quote }: { quote: LoanQuoteDto }) {
  const texts = useTexts(legalTexts);
  const shared = useTexts(calculatorTexts);
  const { selectedCurrency: currency, installmentAmountXR, interestMethod } = quote;
  const last = differingLast(quote);
  const inPesos = (amount: number) => currency !== pesos.code && formatMoney(amount);
  const money = (amount: number) => <Amount plain value={amount} currency={currency} />;
  return (
    <>
      <Row label={texts.amountApplied} note={inPesos(quote.loanAmountPHP)}>
        {money(quote.loanAmountXR)}
      </Row>
      <Row label={texts.repaymentPeriod}>{texts.months(quote.installmentCount)}</Row>
      <Row label={texts.interestRate} labelNote={texts.interestRateNotes[interestMethod]}>
        {texts.percentAMonth(formatNumber(quote.interestRate))}
      </Row>
      <Row
        label={interestMethod === 'declining' ? shared.interestFirst : texts.interestAmount}
        note={inPesos(quote.interestAmountPHP)}
      >
        {money(quote.interestAmountXR)}
      </Row>
      <Row
        label={texts.repaymentAmount}
        labelNote={last !== undefined && texts.lastInstallment(formatMoney(last, currency))}
        note={inPesos(quote.installmentAmountPHP)}
      >
        {money(installmentAmountXR)}
      </Row>
      <Row label={texts.interestInAll} note={inPesos(quote.financeChargePHP)}>
        {money(quote.financeChargeXR)}
      </Row>
      <Row label={texts.effectiveRate}>{texts.percentAYear(formatHundredths(quote.effectiveYearlyRate))}</Row>
      <Row total label={texts.repayInAll}>
        {money(quote.totalAmountXR)}
      </Row>
    </>
  );
}
