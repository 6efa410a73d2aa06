import type { EntityManager } from 'typeorm';
import { eventValues } from '../../../platform/events/events';
import { recordEvent } from '../../../platform/events/events.sql';
import { PHOTO_NAMES } from '../identity-photos';

const PHOTOS: ReadonlySet<string> = new Set(PHOTO_NAMES);

/**
 * Tells others that something about a member has another value, and never the value. Nothing is told where all of it was
 * so before.
 * @param fields the columns that it changed; a photo goes by the name of its address in the API
 */
export function tellCorrected(
  tx: EntityManager,
  memberId: string,
  kind: string,
  fields: readonly string[],
  at: Date,
): void {
  if (fields.length === 0) return;
  const data = { kind, fields: fields.map((field) => (PHOTOS.has(field) ? `${field}URL` : field)) };
  recordEvent.ahead(tx, memberId, ...eventValues({ type: 'member.corrected', memberId, data, at }));
}
