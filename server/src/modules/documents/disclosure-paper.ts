import { chargeLabels, formatNumber } from '@pautang/legal-texts/papers';
import type { QuotedChargesDto } from '../loan/loan-charges.dto';
import {
  type AgreementPaper,
  agreedDay,
  amountOf,
  beginPaper,
  drawSigning,
  exchangeRows,
  methodNote,
  partyRows,
} from './agreement-paper';
import { chargeRows, principalOf } from './charge-rows';
import { lateCost, lateRules } from './late-cost';
import type { Paper } from './paper/paper';
import { drawRows, type PaperRow } from './paper/paper-rows';
import { drawScheduleTable } from './schedule-table';
import { drawTopUp } from './top-up-part';

const MONTHS_A_YEAR = 12;

/**
 * The disclosure statement: what the Truth in Lending Act (Republic Act 3765, section 4) and Bangko Sentral
 * Circular 730 ask a lender to tell before consent, as it was told.
 */
export function writeDisclosure(about: AgreementPaper): Promise<Buffer> {
  const { labels } = about.edition;
  const paper = beginPaper(about, labels.disclosure);
  paper.paragraph(labels.disclosureIntro);
  paper.heading(labels.parties);
  drawRows(paper, partyRows(about));
  paper.heading(labels.figures);
  drawRows(paper, costRows(about));
  paper.heading(labels.rates);
  drawRows(paper, rateRows(about));
  if (about.kept.agreed.quote.charges) paper.paragraph(chargeLabels[about.language].ratesNote);
  drawTopUp(paper, about);
  drawSchedule(paper, about);
  drawConditions(paper, about);
  drawSigning(paper, about, labels.acknowledged);
  return paper.finish();
}

function costRows(about: AgreementPaper): PaperRow[] {
  const { labels } = about.edition;
  const { quote } = about.kept.agreed;
  if (quote.charges) return chargedCostRows(about, quote.charges);
  return [
    { label: labels.amountFinanced, ...amountOf(about, quote.loanAmountXR, quote.loanAmountPHP) },
    ...exchangeRows(about),
    { label: labels.deductions, value: amountOf(about, 0).value },
    { label: labels.proceeds, ...amountOf(about, quote.loanAmountXR, quote.loanAmountPHP) },
    { label: labels.financeCharge, ...amountOf(about, quote.financeChargeXR, quote.financeChargePHP) },
    { label: labels.otherCharges, value: amountOf(about, 0).value },
    {
      label: labels.totalPayments,
      ...amountOf(about, quote.totalAmountXR, quote.totalAmountPHP),
      isTotal: true,
    },
  ];
}

/** With the charges one by one, and which of them the law counts as the price of the credit. */
function chargedCostRows(about: AgreementPaper, charges: QuotedChargesDto): PaperRow[] {
  const { labels } = about.edition;
  const words = chargeLabels[about.language];
  const { quote } = about.kept.agreed;
  const hasFee = charges.financeChargeXR !== quote.financeChargeXR;
  const ofTax = charges.items.filter(({ kind }) => kind === 'DOCUMENTARY_STAMP_TAX');
  const tax = ofTax[0] ?? { amountXR: 0, amountPHP: undefined };
  return [
    { label: labels.amountApplied, ...amountOf(about, quote.loanAmountXR, quote.loanAmountPHP) },
    ...exchangeRows(about),
    ...chargeRows(about),
    ...(hasFee
      ? [{ label: words.interest, ...amountOf(about, quote.financeChargeXR, quote.financeChargePHP) }]
      : []),
    {
      label: hasFee ? words.financeCharge : words.financeChargeOfInterest,
      ...amountOf(about, charges.financeChargeXR, charges.financeChargePHP),
    },
    { label: words.otherCharges, ...amountOf(about, tax.amountXR, tax.amountPHP) },
    {
      label: labels.totalPayments,
      ...amountOf(about, quote.totalAmountXR, quote.totalAmountPHP),
      isTotal: true,
    },
  ];
}

function rateRows(about: AgreementPaper): PaperRow[] {
  const { labels } = about.edition;
  const { quote } = about.kept.agreed;
  return [
    {
      label: labels.contractRate,
      labelNote: methodNote(about),
      value: labels.percentAMonth(formatNumber(quote.interestRate)),
    },
    {
      label: labels.effectiveMonthly,
      labelNote: labels.ofBalance,
      value: labels.percentAMonth(quote.effectiveMonthlyRate.toFixed(4)),
    },
    {
      label: labels.simpleYearly,
      labelNote: labels.simpleYearlyNote,
      value: labels.percentAYear((quote.effectiveMonthlyRate * MONTHS_A_YEAR).toFixed(2)),
    },
    {
      label: labels.effectiveYearly,
      labelNote: labels.compounded,
      value: labels.percentAYear(quote.effectiveYearlyRate.toFixed(2)),
    },
  ];
}

function drawSchedule(paper: Paper, about: AgreementPaper): void {
  const { labels } = about.edition;
  const { quote } = about.kept.agreed;
  const { schedule, financeChargeXR: interest, totalAmountXR: amount } = quote;
  paper.heading(labels.schedule);
  paper.paragraph(labels.scheduleNote(agreedDay(about)));
  drawScheduleTable(paper, about, {
    schedule,
    sums: { principal: principalOf(quote).principalXR, interest, amount },
    money: (one) => amountOf(about, one).value,
  });
}

function drawConditions(paper: Paper, about: AgreementPaper): void {
  const { labels } = about.edition;
  const { quote, product } = about.kept.agreed;
  const { graceDays, dailyPercent, lateChargePercent, lifeCapPercent = 0 } = lateRules(about);
  const money = (amount: number) => amountOf(about, amount).value;
  const [afterFour, afterThirty] = [4, 30].map((days) => money(lateCost(about, days)));
  paper.heading(labels.ifLate);
  paper.paragraph(labels.lateFree(graceDays));
  paper.paragraph(labels.latePenalty(dailyPercent));
  paper.paragraph(labels.lateCharge(lateChargePercent));
  paper.paragraph(labels.lateExample(money(quote.installmentAmountXR), afterFour ?? '', afterThirty ?? ''));
  paper.paragraph(labels.lateCap(lifeCapPercent));
  paper.heading(labels.ifEarly);
  paper.paragraph(labels.early);
  if (!quote.topUp) paper.paragraph(labels.cancel(product.coolingOffDays));
  paper.heading(labels.security);
  paper.paragraph(labels.unsecured);
}
