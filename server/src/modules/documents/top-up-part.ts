import { formatDay, topUpLabels } from '@pautang/legal-texts/papers';
import { type AgreementPaper, amountOf } from './agreement-paper';
import type { Paper } from './paper/paper';
import { drawRows } from './paper/paper-rows';

/** Of a loan that pays off an earlier one: both figures, and the rate on what is really received. */
export function drawTopUp(paper: Paper, about: AgreementPaper): void {
  const { topUp } = about.kept.agreed.quote;
  if (!topUp) return;
  const words = topUpLabels[about.language];
  const { labels } = about.edition;
  const money = (amount: number) => amountOf(about, amount).value;
  const { effectiveYearlyRate: rate } = topUp;
  paper.heading(words.title);
  drawRows(paper, [
    { label: words.loanNumber, value: topUp.loanNumber },
    { label: words.payoff(formatDay(topUp.asOf, about.language)), value: money(topUp.payoffXR) },
    { label: words.avoided, value: money(topUp.avoidedXR) },
    {
      label: words.rate,
      labelNote: rate === undefined ? words.noRateNote : words.rateNote,
      value: rate === undefined ? words.noRate : labels.percentAYear(rate.toFixed(2)),
    },
    { label: words.received, value: money(topUp.receivedXR), isTotal: true },
  ]);
  paper.paragraph(words.moves);
  paper.paragraph(
    topUp.coolingOffDays === undefined ? words.cancelBefore : words.cancel(topUp.coolingOffDays),
  );
}
