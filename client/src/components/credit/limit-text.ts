import type { LoanLimitsDto } from '@pautang/sdk';
import { formatMoney } from '../../lib/format';
import { higherLimit } from '../../lib/own-limits';
import type { limitsTexts } from '../../texts/limits';

type Texts = (typeof limitsTexts)['en'];

/** A member's own limit, and what a higher score brings. */
export function limitText(limits: LoanLimitsDto, texts: Texts): string {
  return `${texts.own(formatMoney(limits.maxLoan), limits.creditScore)} ${higherText(limits, texts)}`;
}

function higherText(limits: LoanLimitsDto, texts: Texts): string {
  const { fromScore, maxLoan, longestTerm } = higherLimit(limits) ?? {};
  if (fromScore === undefined) return texts.most;
  if (maxLoan !== undefined && longestTerm !== undefined) {
    return texts.more(fromScore, formatMoney(maxLoan), longestTerm);
  }
  if (maxLoan !== undefined) return texts.moreMoney(fromScore, formatMoney(maxLoan));
  return longestTerm === undefined ? texts.most : texts.moreTime(fromScore, longestTerm);
}
