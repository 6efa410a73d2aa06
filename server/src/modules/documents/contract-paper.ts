import { formatNumber } from '@pautang/legal-texts/papers';
import {
  type AgreementPaper,
  amountOf,
  beginPaper,
  drawArticles,
  drawSigning,
  exchangeRows,
  methodNote,
  partyRows,
} from './agreement-paper';
import { chargeRows } from './charge-rows';
import { drawRows, type PaperRow } from './paper/paper-rows';
import { drawTopUp } from './top-up-part';

/** The loan contract: ten articles and the figures of the loan (specification, section 9). */
export function writeContract(about: AgreementPaper): Promise<Buffer> {
  const { kept, edition } = about;
  const { labels } = edition;
  const { lender, quote, product } = kept.agreed;
  const { interestMethod, charges, penaltyRules: penalty, topUp } = quote;
  const loan = { interestMethod, penalty, isCharged: charges !== undefined, paysOff: topUp !== undefined };
  const contract = edition.loanContract({ ...lender, ...product, ...loan });
  const paper = beginPaper(about, labels.loanContract);
  paper.paragraph(contract.intro);
  paper.heading(labels.parties);
  drawRows(paper, partyRows(about));
  paper.heading(labels.figures);
  drawRows(paper, figureRows(about));
  drawTopUp(paper, about);
  drawArticles(paper, edition, contract);
  drawSigning(paper, about, labels.signed);
  return paper.finish();
}

function figureRows(about: AgreementPaper): PaperRow[] {
  const { labels } = about.edition;
  const { quote } = about.kept.agreed;
  const isDeclining = quote.interestMethod === 'declining';
  const lastInstallment = quote.schedule.at(-1)?.amount ?? quote.installmentAmountXR;
  return [
    { label: labels.amountApplied, ...amountOf(about, quote.loanAmountXR, quote.loanAmountPHP) },
    ...exchangeRows(about),
    ...chargeRows(about),
    { label: labels.repaymentPeriod, value: labels.months(quote.installmentCount) },
    {
      label: labels.interestRate,
      labelNote: methodNote(about),
      value: labels.percentAMonth(formatNumber(quote.interestRate)),
    },
    {
      label: isDeclining ? labels.interestAmountFirst : labels.interestAmount,
      ...amountOf(about, quote.interestAmountXR, quote.interestAmountPHP),
    },
    {
      label: labels.repaymentAmount,
      labelNote: labels.lastInstallment(amountOf(about, lastInstallment).value),
      ...amountOf(about, quote.installmentAmountXR, quote.installmentAmountPHP),
    },
    { label: labels.interestInAll, ...amountOf(about, quote.financeChargeXR, quote.financeChargePHP) },
    {
      label: labels.effectiveRate,
      value: labels.percentAYear(quote.effectiveYearlyRate.toFixed(2)),
      valueNote: labels.percentAMonth(quote.effectiveMonthlyRate.toFixed(4)),
    },
    {
      label: labels.repayInAll,
      ...amountOf(about, quote.totalAmountXR, quote.totalAmountPHP),
      isTotal: true,
    },
  ];
}
