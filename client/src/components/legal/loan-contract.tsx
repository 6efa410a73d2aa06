import type { LegalDocument } from '@pautang/legal-texts';
import type { BorrowerDto, LenderDto, LoanQuoteDto } from '@pautang/sdk';
import type { LoanAgreement } from '../../api/loan';
import { formatHundredths, formatManilaDateTime, formatMoney, formatNumber } from '../../lib/format';
import { differingLast } from '../../lib/loan-costs';
import { calculatorTexts } from '../../texts/calculator';
import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { topUpTexts } from '../../texts/top-up';
import { QuotedChargeRows } from '../charges/charge-rows';
import { inPesosFor } from '../charges/in-pesos';
import { TopUpFigures } from '../top-up/top-up-figures';
import { MoneyRow, Row, Rows } from '../ui/rows/rows';
import { Masked } from '../ui/text/masked';
import { LegalText, Printable } from './legal-text';
import classes from './loan-contract.module.css';
import { ScheduleTable } from './schedule-table';

interface LoanContractProps {
  document: LegalDocument;
  agreement: LoanAgreement;
}

/** The whole contract as it is read and printed: parties, figures as agreed, schedule, articles, signing. */
export function LoanContract({ document, agreement }: LoanContractProps) {
  const texts = useTexts(legalTexts);
  return (
    <Printable title={texts.titles.loanContract}>
      <ContractText document={document} {...agreement} dates={texts.agreedDates} />
      <Signing agreement={agreement} />
    </Printable>
  );
}

interface ContractTextProps extends ContractRowsProps {
  document: LegalDocument;
  lender: Pick<LenderDto, 'companyName' | 'secRegistration' | 'certificateOfAuthority'>;
  /** Once there is an application. */
  loanNumber?: string;
  /** What the dates of the schedule hang on. */
  dates: string;
}

/** The contract but for the signing: as it is offered, and as it was agreed to. */
export function ContractText(props: ContractTextProps) {
  const { document, lender, loanNumber, borrower, quote, dates } = props;
  const texts = useTexts(legalTexts);
  const { paidOffTitle } = useTexts(topUpTexts);
  return (
    <>
      <Rows className={classes.head}>
        <Row label={texts.lender}>{lender.companyName}</Row>
        <Row label={texts.secRegistration}>{lender.secRegistration}</Row>
        <Row label={texts.certificateOfAuthority}>{lender.certificateOfAuthority}</Row>
        {loanNumber && <Row label={texts.loanNumber}>{loanNumber}</Row>}
      </Rows>
      <p>{document.intro}</p>
      <ContractRows borrower={borrower} quote={quote} />
      {quote.topUp && (
        <section className={classes.part}>
          <h3 className={classes.heading}>{paidOffTitle}</h3>
          <TopUpFigures quote={quote} />
        </section>
      )}
      <ScheduleTable quote={quote} dates={dates} />
      <LegalText sections={document.sections} heading={texts.article} />
    </>
  );
}

/** Enough of the hash to tell one agreement from another; the documents have all of it. */
const shortHash = 16;

function Signing({ agreement }: { agreement: LoanAgreement }) {
  const { borrower, agreedAt, termsVersion, quoteHash } = agreement;
  const texts = useTexts(legalTexts);
  return (
    <section className={classes.signing}>
      <h3>{texts.signed}</h3>
      <Rows>
        <Row label={texts.borrower}>{borrower.fullLegalName}</Row>
        <Row label={texts.agreedAt}>{formatManilaDateTime(agreedAt)}</Row>
        <Row label={texts.termsVersion}>{termsVersion}</Row>
        <Row label={texts.quoteHash} labelNote={texts.quoteHashNote}>
          {quoteHash.slice(0, shortHash)}
        </Row>
      </Rows>
    </section>
  );
}

interface ContractRowsProps {
  borrower: BorrowerDto;
  quote: LoanQuoteDto;
}

/** The figures of the contract. Numbers of the member stay masked, also on paper. */
function ContractRows({ borrower, quote }: ContractRowsProps) {
  const texts = useTexts(legalTexts);
  return (
    <Rows>
      <Row label={texts.borrower}>{borrower.fullLegalName}</Row>
      <Row label={borrower.identityType}>
        <Masked value={borrower.identityNumberMasked} />
      </Row>
      <Row label={texts.phoneNumber}>
        <Masked value={borrower.phoneNumber} />
      </Row>
      <Row label={texts.receivingAccount} note={<Masked value={borrower.accountNumberMasked} />}>
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
  const inPesos = inPesosFor(currency);
  return (
    <>
      <MoneyRow
        label={texts.amountApplied}
        note={inPesos(quote.loanAmountPHP)}
        value={quote.loanAmountXR}
        currency={currency}
      />
      {quote.charges && <QuotedChargeRows quote={quote} charges={quote.charges} />}
      <Row label={texts.repaymentPeriod}>{texts.months(quote.installmentCount)}</Row>
      <Row label={texts.interestRate} labelNote={texts.interestRateNotes[interestMethod]}>
        {texts.percentAMonth(formatNumber(quote.interestRate))}
      </Row>
      <MoneyRow
        label={interestMethod === 'declining' ? shared.interestFirst : texts.interestAmount}
        note={inPesos(quote.interestAmountPHP)}
        value={quote.interestAmountXR}
        currency={currency}
      />
      <MoneyRow
        label={texts.repaymentAmount}
        labelNote={last !== undefined && texts.lastInstallment(formatMoney(last, currency))}
        note={inPesos(quote.installmentAmountPHP)}
        value={installmentAmountXR}
        currency={currency}
      />
      <MoneyRow
        label={texts.interestInAll}
        note={inPesos(quote.financeChargePHP)}
        value={quote.financeChargeXR}
        currency={currency}
      />
      <Row label={texts.effectiveRate}>{texts.percentAYear(formatHundredths(quote.effectiveYearlyRate))}</Row>
      <MoneyRow total label={texts.repayInAll} value={quote.totalAmountXR} currency={currency} />
    </>
  );
}
