import { createHash } from 'node:crypto';

/** An entry of the audit trail, as the chain takes it up. */
export interface ChainEntry {
  readonly id: string;
  /** All its columns, as JSON. */
  readonly content: string;
}

/** An entry's place in the chain, which holds what stood before it. */
export interface ChainLink {
  readonly position: number;
  readonly entryId: string;
  readonly previousHash: string;
  /** All that was there at this time had its place already; null while the first entries are taken up. */
  readonly completeTo: Date | null;
  readonly hash: string;
}

/** The hash before the first link. */
export const NOTHING_BEFORE = '0'.repeat(64);

export function hashOfLink(link: Omit<ChainLink, 'hash' | 'entryId'>, content: string): string {
  const { position, previousHash, completeTo } = link;
  const told = [position, previousHash, completeTo?.toISOString() ?? '', content];
  return createHash('sha256').update(told.join('\n')).digest('hex');
}

/** The links of further entries, after the last one that there is. */
export function linksAfter(
  last: ChainLink | undefined,
  entries: readonly ChainEntry[],
  completeTo: Date | null,
): ChainLink[] {
  let { position, hash } = last ?? { position: 0, hash: NOTHING_BEFORE };
  return entries.map(({ id, content }) => {
    position += 1;
    const link = { position, previousHash: hash, completeTo };
    hash = hashOfLink(link, content);
    return { ...link, entryId: id, hash };
  });
}
