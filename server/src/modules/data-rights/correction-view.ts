import type { ShownCorrection } from '../member/corrections/corrections.service';
import { inOneLine } from '../member/corrections/wanted';
import type { CorrectionDto } from './correction.dto';

export function toCorrectionDto(correction: ShownCorrection): CorrectionDto {
  const { id, kind, state, askedAt, coolingUntil, endedAt, reason, wanted } = correction;
  return {
    correctionId: id,
    kind,
    state,
    askedAt: askedAt.toISOString(),
    coolingUntil: coolingUntil.toISOString(),
    endedAt: endedAt?.toISOString(),
    reason: reason ?? undefined,
    wanted: wanted && inOneLine(wanted),
  };
}
