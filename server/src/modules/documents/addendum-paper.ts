import {
  type AddendumLabels,
  addendumEditions,
  formatDay,
  formatMoment,
  formatNumber,
} from '@pautang/legal-texts/papers';
import type { Language } from '../../platform/language/language';
import type { AgreedChange } from '../servicing/agreed-change';
import { type AgreementPaper, methodNote, partyRows } from './agreement-paper';
import { Paper } from './paper/paper';
import { drawRows, type PaperRow } from './paper/paper-rows';
import { drawTable } from './paper/paper-table';
import { drawScheduleTable } from './schedule-table';
import { shownMoney } from './shown-money';

/** An agreed change of a schedule, beside the agreement of its loan. */
export interface AddendumPaper extends AgreementPaper {
  readonly change: AgreedChange;
}

/** What stands for a signature has one page. */
const SIGNING_HEIGHT = 265;

/** The addendum to the loan contract by which another schedule takes the place of the one before. */
export function writeAddendum(about: AddendumPaper): Promise<Buffer> {
  const { kept, edition, language, change } = about;
  const { lender } = kept.agreed;
  const words = wordsOf(about);
  const paper = new Paper({
    title: `${words.title} ${kept.loanNumber}`,
    author: lender.companyName,
    language,
    createdAt: change.agreedAt,
    foot: words.foot(kept.loanNumber, change.edition, change.quote.quoteHash),
    pageLabel: edition.labels.page,
  });
  paper.letterhead(lender.companyName, [
    edition.labels.secRegistration(lender.secRegistration),
    edition.labels.certificateOfAuthority(lender.certificateOfAuthority),
    lender.contactEmail,
  ]);
  paper.title(words.title, [
    edition.labels.loanNumber(kept.loanNumber),
    words.holdsFrom(formatDay(change.changedOn, language)),
  ]);
  paper.paragraph(words.intro(kept.loanNumber, lender.companyName));
  paper.heading(edition.labels.parties);
  drawRows(paper, partyRows(about));
  paper.heading(words.change);
  drawRows(paper, changeRows(about));
  drawFigures(paper, about);
  drawSchedule(paper, about);
  paper.heading(words.terms);
  for (const paragraph of words.paragraphs) paper.paragraph(paragraph);
  drawConsent(paper, about);
  return paper.finish();
}

function changeRows(about: AddendumPaper): PaperRow[] {
  const { kept, edition, change } = about;
  const words = wordsOf(about);
  const { way, size } = change.quote;
  const { interestRate } = kept.agreed.quote;
  return [
    { label: words.askedFor, value: words.ways[way](size) },
    {
      label: words.rate,
      labelNote: methodNote(about),
      value: edition.labels.percentAMonth(formatNumber(interestRate)),
    },
  ];
}

function drawFigures(paper: Paper, about: AddendumPaper): void {
  const { language, edition, change } = about;
  const words = wordsOf(about);
  const { before, after, cost, dueAtOnce = 0, effectiveMonthlyRate, effectiveYearlyRate } = change.quote;
  const money = (amount: number) => moneyOf(about, amount);
  paper.heading(words.figures);
  drawTable(paper, {
    columns: [
      { label: '', share: 0.4 },
      { label: words.before, share: 0.3, align: 'right' },
      { label: words.after, share: 0.3, align: 'right' },
    ],
    rows: [
      [words.installments, String(before.installmentCount), String(after.installmentCount)],
      [words.endsOn, formatDay(before.endsOn, language), formatDay(after.endsOn, language)],
      [words.principal, money(before.principal), money(after.principal)],
      [words.interest, money(before.interest), money(after.interest)],
    ],
    foot: [words.total, money(before.total), money(after.total)],
  });
  const { percentAMonth, percentAYear } = edition.labels;
  drawRows(paper, [
    ...(dueAtOnce > 0
      ? [{ label: words.dueAtOnce, labelNote: words.dueAtOnceNote, value: money(dueAtOnce) }]
      : []),
    { label: words.effectiveMonthly, value: percentAMonth(effectiveMonthlyRate.toFixed(4)) },
    { label: words.effectiveYearly, value: percentAYear(effectiveYearlyRate.toFixed(2)) },
    { label: costLabel(words, cost), value: money(Math.abs(cost)), isTotal: true },
  ]);
}

function costLabel(words: AddendumLabels, cost: number): string {
  if (cost === 0) return words.costsTheSame;
  return cost > 0 ? words.costsMore : words.costsLess;
}

function drawSchedule(paper: Paper, about: AddendumPaper): void {
  const { schedule, after } = about.change.quote;
  const { principal, interest, total: amount } = after;
  const words = wordsOf(about);
  paper.heading(words.schedule);
  paper.paragraph(words.scheduleNote);
  drawScheduleTable(paper, about, {
    schedule,
    sums: { principal, interest, amount },
    money: (one) => moneyOf(about, one),
  });
}

/** When and in which words the borrower agreed, and when the lender did. */
function drawConsent(paper: Paper, about: AddendumPaper): void {
  const { kept, language, change } = about;
  const { labels } = about.edition;
  const words = wordsOf(about);
  const { fullLegalName } = kept.agreed.borrower;
  const valueNote = labels.inPhilippines;
  paper.ensureRoom(SIGNING_HEIGHT);
  paper.heading(words.signed);
  paper.paragraph(words.signedText(fullLegalName));
  drawRows(paper, [
    { label: labels.borrower, value: fullLegalName },
    { label: words.agreedByBorrower, value: formatMoment(change.askedAt, language), valueNote },
    { label: words.agreedByLender, value: formatMoment(change.agreedAt, language), valueNote },
    { label: labels.readIn, value: labels.languages[change.language] },
    { label: words.edition, value: change.edition },
  ]);
  paper.paragraph(`${words.checkSum}: ${change.quote.quoteHash}`, { size: 8.5 });
}

function moneyOf({ change }: AddendumPaper, amount: number): string {
  return shownMoney(amount, change.quote.selectedCurrency);
}

function wordsOf({ change, language }: { readonly change: AgreedChange; readonly language: Language }) {
  return addendumEditions[change.edition]![language];
}
