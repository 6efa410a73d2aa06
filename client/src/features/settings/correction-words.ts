import type { CorrectionDto } from '@pautang/sdk';
import { formatManilaDateTime } from '../../lib/format';
import type { correctionsTexts } from '../../texts/corrections';

/** How a correction stands, or how it ended. */
export function correctionWords(
  { kind, state, coolingUntil, reason }: CorrectionDto,
  texts: (typeof correctionsTexts)['en'],
): string {
  if (state === 'REFUSED' && reason) return texts.refused(reason);
  if (state !== 'COOLING') return texts.ends[state];
  const at = formatManilaDateTime(coolingUntil);
  if (kind === 'PHONE') return texts.numberFrom(at);
  return kind === 'BANK_ACCOUNT' ? texts.countsFrom(at) : texts.coolsUntil(at);
}
