import type { CorrectionDto, NoticeDto } from '@pautang/sdk';

/** A notice, or what became of a correction that the member asked for. */
export type MessageEntry =
  | { readonly id: string; readonly at: string; readonly notice: NoticeDto }
  | { readonly id: string; readonly at: string; readonly correction: CorrectionDto };

/** Newest first. What is older than the notices that have come waits for those beside it. */
export function messageEntries(
  notices: readonly NoticeDto[],
  corrections: readonly CorrectionDto[],
  hasOlder: boolean,
): readonly MessageEntry[] {
  const told = notices.map((notice) => ({ id: notice.id, at: notice.madeAt, notice }));
  const asked = corrections.map((correction) => ({
    id: correction.correctionId,
    at: correction.endedAt ?? correction.askedAt,
    correction,
  }));
  const from = hasOlder ? (told.at(-1)?.at ?? '') : '';
  return [...told, ...asked.filter(({ at }) => at >= from)].sort((one, other) =>
    other.at.localeCompare(one.at),
  );
}
