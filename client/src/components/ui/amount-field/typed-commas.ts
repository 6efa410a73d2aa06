/** How an amount that was typed is read. */
export interface TypedAmount {
  readonly text: string;
  /** Whether its point was a comma that somebody typed. */
  readonly byComma: boolean;
}

const decimalComma = /^\d[\d.]*,\d{1,2}$/;

/** What came into a text, whatever was taken out of it for that. */
function addedTo(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

/**
 * A comma separates thousands here, and decimals elsewhere, where keyboards have no point: of one that somebody types or
 * pastes what follows it tells. One digit or two are decimals, and with a third one they are thousands. The field's own
 * commas tell nothing: they stay where they were while digits come and go.
 */
export function readCommas(text: string, shown: string, byComma: boolean): TypedAmount {
  const added = addedTo(shown, text);
  const isBehind = text === shown + added;
  if (isBehind && added === ',' && /^[\d,]*\d$/.test(shown)) return { text: `${shown}.`, byComma: true };
  if (isBehind && byComma && /^\d$/.test(added) && /\.\d\d$/.test(shown)) {
    return { text: text.replace('.', ''), byComma: false };
  }
  const bare = text.replaceAll(/\s/g, '').replaceAll(/^[^\d.-]+|[^\d.]+$/g, '');
  if (added.length > 1 && added.includes(',') && decimalComma.test(bare)) {
    return { text: bare.replaceAll('.', '').replace(',', '.'), byComma: false };
  }
  return { text, byComma: byComma && added !== '.' && text.includes('.') };
}
