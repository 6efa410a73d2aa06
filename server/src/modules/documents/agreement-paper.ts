import type { LegalDocument } from '@pautang/legal-texts';
import {
  type Edition,
  formatDay,
  formatMoment,
  formatMoney,
  formatNumber,
} from '@pautang/legal-texts/papers';
import { todayInManila } from '../../platform/calendar';
import type { Language } from '../../platform/language/language';
import type { KeptAgreement } from '../loan/loan-agreement.service';
import { Paper } from './paper/paper';
import { drawRows, type PaperRow } from './paper/paper-rows';
import { shownMoney } from './shown-money';

/** A paper about an agreement: what was agreed, and the words of its edition in the reader's language. */
export interface AgreementPaper {
  readonly kept: KeptAgreement;
  readonly edition: Edition;
  readonly language: Language;
}

/** It stands on one page. */
const SIGNING_HEIGHT = 235;
const CONSENT_HEIGHT = 45;

/** The beginning that all papers about an agreement share. */
export function beginPaper(about: AgreementPaper, name: string): Paper {
  const { kept, edition, language } = about;
  const { labels } = edition;
  const { loanNumber, agreed, agreedAt, termsVersion, quoteHash } = kept;
  const { lender } = agreed;
  const paper = new Paper({
    title: `${name} ${loanNumber}`,
    author: lender.companyName,
    language,
    createdAt: agreedAt,
    foot: labels.foot(loanNumber, termsVersion, quoteHash),
    pageLabel: labels.page,
  });
  paper.letterhead(lender.companyName, [
    labels.secRegistration(lender.secRegistration),
    labels.certificateOfAuthority(lender.certificateOfAuthority),
    lender.contactEmail,
  ]);
  paper.title(name, [labels.loanNumber(loanNumber), labels.agreedOn(agreedDay(about))]);
  return paper;
}

export function drawArticles(paper: Paper, { labels }: Edition, { sections }: LegalDocument): void {
  for (const [index, { title, paragraphs }] of sections.entries()) {
    paper.heading(labels.article(index + 1, title));
    for (const paragraph of paragraphs) paper.paragraph(paragraph);
  }
}

/** When, from where and in which words the borrower agreed: what stands for a signature. */
export function drawSigning(paper: Paper, { kept, edition, language }: AgreementPaper, title: string): void {
  const { labels } = edition;
  const { agreed, agreedAt, address, termsVersion, quoteHash } = kept;
  const { consent, borrower } = agreed;
  const { fullLegalName } = borrower;
  paper.ensureRoom(SIGNING_HEIGHT + (consent ? CONSENT_HEIGHT : 0));
  paper.heading(title);
  const signedText = consent?.kind === 'FIGURES' ? labels.signedFiguresText : labels.signedText;
  paper.paragraph(signedText(fullLegalName));
  drawRows(paper, [
    { label: labels.borrower, value: fullLegalName },
    { label: labels.agreedAt, value: formatMoment(agreedAt, language), valueNote: labels.inPhilippines },
    { label: labels.address, value: address },
    { label: labels.readIn, value: labels.languages[kept.language] },
    { label: labels.termsVersion, value: termsVersion },
    ...(consent ? [{ label: labels.consent, value: labels.consentTo[consent.kind] }] : []),
  ]);
  paper.paragraph(`${labels.checkSum}: ${quoteHash}`, { size: 8.5 });
}

export function partyRows({ kept, edition }: AgreementPaper): PaperRow[] {
  const { labels } = edition;
  const { lender, borrower } = kept.agreed;
  return [
    { label: labels.lender, value: lender.companyName },
    { label: labels.borrower, value: borrower.fullLegalName },
    { label: borrower.identityType, value: borrower.identityNumberMasked },
    { label: labels.phoneNumber, value: borrower.phoneNumber },
    { label: labels.receivingAccount, value: borrower.bankName, valueNote: borrower.accountNumberMasked },
  ];
}

/** An amount of the loan's currency, and in pesos where that is another one. */
export function amountOf({ kept, edition }: AgreementPaper, amount: number, pesos?: number) {
  const { selectedCurrency } = kept.agreed.quote;
  // Papers of an edition from before read as they were agreed to.
  const knowsCoins = edition.terms.lifeCapPercent !== undefined;
  const isForeign = selectedCurrency !== 'PHP' && pesos !== undefined;
  return {
    value: knowsCoins ? shownMoney(amount, selectedCurrency) : formatMoney(amount, selectedCurrency),
    ...(isForeign && { valueNote: formatMoney(pesos) }),
  };
}

/** Only where the loan is in another currency. */
export function exchangeRows({ kept, edition }: AgreementPaper): PaperRow[] {
  const { labels } = edition;
  const { selectedCurrency, exchangeRate } = kept.agreed.quote;
  if (selectedCurrency === 'PHP') return [];
  return [
    { label: labels.exchangeRate, value: labels.exchange(formatNumber(exchangeRate), selectedCurrency) },
  ];
}

export function methodNote({ kept, edition }: AgreementPaper): string {
  const { ofBalance, ofPrincipal } = edition.labels;
  return kept.agreed.quote.interestMethod === 'declining' ? ofBalance : ofPrincipal;
}

/** The day of the agreement in the Philippines, in words. */
export function agreedDay({ kept, language }: AgreementPaper): string {
  return formatDay(todayInManila(kept.agreedAt), language);
}
