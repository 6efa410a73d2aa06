import { formatDay } from '@pautang/legal-texts/papers';
import type { Language } from '../../platform/language/language';
import { type AgreementPaper, amountOf } from './agreement-paper';
import type { Paper } from './paper/paper';
import { drawRows } from './paper/paper-rows';

const WORDS = {
  en: {
    title: 'The loan that this one pays off',
    loanNumber: 'Loan that is paid off',
    payoff: (day: string) => `Pays it off, as of ${day}`,
    avoided: 'No longer to be paid of it',
    received: 'You really receive',
    rate: 'Effective rate on what you receive',
    rateNote: 'of the new installments less those no longer to be paid',
    moves:
      'What pays off the earlier loan changes from day to day. On the day of approval it is what closes that loan then, and what you receive changes by the same amount; the principal and the installments of this loan stay as they are.',
    cancel:
      'For this loan: you may cancel free of charge before the approval; the earlier loan then goes on as it is. With the approval the earlier loan is paid off, so this one cannot be cancelled after it. You may repay it early at any time.',
  },
  fil: {
    title: 'Ang loan na babayaran nito',
    loanNumber: 'Loan na babayaran nang buo',
    payoff: (day: string) => `Pambayad dito, sa ${day}`,
    avoided: 'Hindi na babayaran para dito',
    received: 'Talagang matatanggap mo',
    rate: 'Effective rate sa matatanggap mo',
    rateNote: 'ng mga bagong hulog na binawasan ng hindi na babayaran',
    moves:
      'Nagbabago araw-araw ang halagang nagbabayad sa naunang loan. Sa araw ng pag-apruba, ito ang halagang magsasara sa loan na iyon sa araw na iyon, at kasinlaki nito ang pagbabago ng matatanggap mo; hindi nagbabago ang prinsipal at mga hulog ng loan na ito.',
    cancel:
      'Para sa loan na ito: maaari kang magkansela nang libre bago ang pag-apruba; magpapatuloy kung gayon ang naunang loan. Sa pag-apruba, mababayaran na ang naunang loan, kaya hindi na makakansela ang loan na ito pagkatapos. Maaari mo itong bayaran nang maaga anumang oras.',
  },
} as const satisfies Record<Language, object>;

/** Of a loan that pays off an earlier one: both figures, and the rate on what is really received. */
export function drawTopUp(paper: Paper, about: AgreementPaper): void {
  const { topUp } = about.kept.agreed.quote;
  if (!topUp) return;
  const words = WORDS[about.language];
  const { labels } = about.edition;
  const money = (amount: number) => amountOf(about, amount).value;
  paper.heading(words.title);
  drawRows(paper, [
    { label: words.loanNumber, value: topUp.loanNumber },
    { label: words.payoff(formatDay(topUp.asOf, about.language)), value: money(topUp.payoffXR) },
    { label: words.avoided, value: money(topUp.avoidedXR) },
    {
      label: words.rate,
      labelNote: words.rateNote,
      value: labels.percentAYear(topUp.effectiveYearlyRate.toFixed(2)),
    },
    { label: words.received, value: money(topUp.receivedXR), isTotal: true },
  ]);
  paper.paragraph(words.moves);
  paper.paragraph(words.cancel);
}
