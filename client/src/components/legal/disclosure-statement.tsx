import type { PaperLabels } from '@pautang/legal-texts/papers';
import { addMonths } from '@pautang/loan-terms';
import type { BorrowerDto, ConfigDto, LoanQuoteDto, QuotedChargesDto } from '@pautang/sdk';
import type { ReactNode } from 'react';
import { useAnswer } from '../../lib/answer';
import { formatHundredths, formatMoney, formatNumber } from '../../lib/format';
import { currentLanguage, type Language, useLanguage } from '../../lib/language';
import { lateCost } from '../../lib/loan-costs';
import { chargesTexts } from '../../texts/charges';
import { useTexts } from '../../texts/define-texts';
import { disclosureLabels } from '../../texts/documents';
import { legalTexts } from '../../texts/legal';
import { topUpTexts } from '../../texts/top-up';
import { QuotedChargeRows } from '../charges/charge-rows';
import { inPesosFor } from '../charges/in-pesos';
import { TopUpFigures } from '../top-up/top-up-figures';
import { Row, Rows } from '../ui/rows/rows';
import { lateRulesOf } from './late-rules';
import { Printable } from './legal-text';
import classes from './loan-contract.module.css';
import { answerOf, ReadingDialog, useDrawnLater } from './reading-dialog';
import { ScheduleTable } from './schedule-table';

/** Whose loan it is, and what it costs. */
export interface Disclosed {
  readonly quote: LoanQuoteDto;
  readonly config: ConfigDto;
  readonly borrower: BorrowerDto;
}

type Labelled<Part extends keyof Disclosed = never> = { labels: PaperLabels } & Pick<Disclosed, Part>;

const monthsAYear = 12;

/**
 * What the Truth in Lending Act (RA 3765, section 4) and Bangko Sentral Circular 730 ask to be told before consent,
 * in the words of the document that is kept afterwards.
 */
function DisclosureStatement({ labels, ...disclosed }: Disclosed & Labelled) {
  const { quote, config } = disclosed;
  const { scheduleDates } = useTexts(legalTexts);
  const { ratesNote } = useTexts(chargesTexts);
  const { paidOffTitle: topUpTitle } = useTexts(topUpTexts);
  const late = lateRulesOf(quote, config);
  return (
    <div className={classes.sections}>
      <p>{labels.disclosureIntro}</p>
      <Part title={labels.parties}>
        <Parties labels={labels} {...disclosed} />
      </Part>
      <Part title={labels.figures}>
        <Costs labels={labels} quote={quote} />
      </Part>
      <Part title={labels.rates}>
        <Rates labels={labels} quote={quote} />
        {quote.charges && <p>{ratesNote}</p>}
      </Part>
      {quote.topUp && (
        <Part title={topUpTitle}>
          <TopUpFigures quote={quote} />
        </Part>
      )}
      <ScheduleTable quote={quote} dates={scheduleDates} />
      <Part title={labels.ifLate}>
        <p>{labels.lateFree(config.penalty.graceDays)}</p>
        <p>{labels.latePenalty(late.dailyPercent)}</p>
        <p>{labels.lateCharge(late.lateChargePercent)}</p>
        <LateExample labels={labels} quote={quote} config={config} />
        <p>{labels.lateCap(late.lifeCapPercent)}</p>
      </Part>
      <Part title={labels.ifEarly}>
        <p>{labels.early}</p>
        {!quote.topUp && <p>{labels.cancel(config.coolingOffDays)}</p>}
      </Part>
      <Part title={labels.security}>
        <p>{labels.unsecured}</p>
      </Part>
    </div>
  );
}

/** What the first installment would cost more. */
function LateExample({ labels, quote, config }: Labelled<'quote' | 'config'>) {
  const [first] = quote.schedule;
  if (!first) return null;
  const money = (amount: number) => formatMoney(amount, quote.selectedCurrency);
  const costAfter = (days: number) => {
    const startsOn = addMonths(first.dueDate, -1);
    const loan = { ...quote, loanCharges: quote.charges, penaltyRules: lateRulesOf(quote, config) };
    return money(lateCost(loan, startsOn, first.installmentNumber, days));
  };
  return <p>{labels.lateExample(money(first.amount), costAfter(4), costAfter(30))}</p>;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>{title}</h3>
      {children}
    </section>
  );
}

function Parties({ labels, config, borrower }: Labelled<'config' | 'borrower'>) {
  return (
    <Rows>
      <Row
        label={labels.creditor}
        note={
          <>
            {labels.secRegistration(config.secRegistration)}
            <br />
            {labels.certificateOfAuthority(config.certificateOfAuthority)}
          </>
        }
      >
        {config.companyName}
      </Row>
      <Row label={labels.borrower}>{borrower.fullLegalName}</Row>
    </Rows>
  );
}

function Costs({ labels, quote }: Labelled<'quote'>) {
  const { selectedCurrency: currency } = quote;
  const inPesos = inPesosFor(currency);
  const money = (amount: number) => formatMoney(amount, currency);
  if (quote.charges) return <ChargedCosts labels={labels} quote={quote} charges={quote.charges} />;
  return (
    <Rows>
      <Row label={labels.amountFinanced} note={inPesos(quote.loanAmountPHP)}>
        {money(quote.loanAmountXR)}
      </Row>
      <Row label={labels.deductions}>{money(0)}</Row>
      <Row label={labels.proceeds} note={inPesos(quote.loanAmountPHP)}>
        {money(quote.loanAmountXR)}
      </Row>
      <Row label={labels.financeCharge} note={inPesos(quote.financeChargePHP)}>
        {money(quote.financeChargeXR)}
      </Row>
      <Row label={labels.otherCharges}>{money(0)}</Row>
      <Row total label={labels.totalPayments} note={inPesos(quote.totalAmountPHP)}>
        {money(quote.totalAmountXR)}
      </Row>
    </Rows>
  );
}

/** With the charges one by one, and which of them the law counts as the price of the credit. */
function ChargedCosts({ labels, quote, charges }: Labelled<'quote'> & { charges: QuotedChargesDto }) {
  const texts = useTexts(chargesTexts);
  const { selectedCurrency: currency } = quote;
  const inPesos = inPesosFor(currency);
  const money = (amount: number) => formatMoney(amount, currency);
  const hasFee = charges.financeChargeXR !== quote.financeChargeXR;
  const tax = charges.items.find(({ kind }) => kind === 'DOCUMENTARY_STAMP_TAX');
  return (
    <Rows>
      <Row label={labels.amountApplied} note={inPesos(quote.loanAmountPHP)}>
        {money(quote.loanAmountXR)}
      </Row>
      <QuotedChargeRows quote={quote} charges={charges} />
      <Row
        label={hasFee ? labels.interestInAll : labels.financeCharge}
        note={inPesos(quote.financeChargePHP)}
      >
        {money(quote.financeChargeXR)}
      </Row>
      {hasFee && (
        <Row label={texts.financeCharge} note={inPesos(charges.financeChargePHP)}>
          {money(charges.financeChargeXR)}
        </Row>
      )}
      <Row label={texts.otherCharges}>{money(tax?.amountXR ?? 0)}</Row>
      <Row total label={labels.totalPayments} note={inPesos(quote.totalAmountPHP)}>
        {money(quote.totalAmountXR)}
      </Row>
    </Rows>
  );
}

function Rates({ labels, quote }: Labelled<'quote'>) {
  const { interestMethod, interestRate, effectiveMonthlyRate, effectiveYearlyRate } = quote;
  return (
    <Rows>
      <Row
        label={labels.contractRate}
        labelNote={interestMethod === 'declining' ? labels.ofBalance : labels.ofPrincipal}
      >
        {labels.percentAMonth(formatNumber(interestRate))}
      </Row>
      <Row label={labels.effectiveMonthly} labelNote={labels.ofBalance}>
        {labels.percentAMonth(effectiveMonthlyRate.toFixed(4))}
      </Row>
      <Row label={labels.simpleYearly} labelNote={labels.simpleYearlyNote}>
        {labels.percentAYear(formatHundredths(effectiveMonthlyRate * monthsAYear))}
      </Row>
      <Row label={labels.effectiveYearly} labelNote={labels.compounded}>
        {labels.percentAYear(formatHundredths(effectiveYearlyRate))}
      </Row>
    </Rows>
  );
}

interface DisclosureDialogProps {
  disclosed: Disclosed;
  onClose: () => void;
}

const labelsAnswer = (language: Language) => answerOf(disclosureLabels[language]);

/** Comes with the dialog, which is fetched before it is opened. */
export const fetchLabels = () => void labelsAnswer(currentLanguage()).load();

/** The disclosure statement of a loan that is not agreed to yet. */
export function DisclosureDialog({ disclosed, onClose }: DisclosureDialogProps) {
  const { disclosure: title } = useTexts(legalTexts).titles;
  const { data, failures } = useAnswer(labelsAnswer(useLanguage()));
  const labels = useDrawnLater(data);
  return (
    <ReadingDialog title={title} failures={failures} onClose={onClose}>
      {labels && (
        <Printable title={title}>
          <DisclosureStatement labels={labels} {...disclosed} />
        </Printable>
      )}
    </ReadingDialog>
  );
}
