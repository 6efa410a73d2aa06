import type { Language } from '../../platform/language/language';
import { inLanguage, type Words } from '../../platform/language/sentence';
import type { ShownCorrection } from '../member/corrections/corrections.service';
import { inOneLine } from '../member/corrections/wanted';
import type { CorrectionDto } from './correction.dto';

/** What an officer wrote as a reason stays as it is; what the product says is told in the reader's language. */
export function toCorrectionDto(correction: ShownCorrection, language: Language = 'en'): CorrectionDto {
  const { id, kind, state, askedAt, coolingUntil, endedAt, reason, wanted } = correction;
  return {
    correctionId: id,
    kind,
    state,
    askedAt: askedAt.toISOString(),
    coolingUntil: coolingUntil.toISOString(),
    endedAt: endedAt?.toISOString(),
    reason: reason === null ? undefined : inLanguage(language, reason as Words),
    wanted: wanted && inOneLine(wanted),
  };
}
