import { halfWidth } from '../../../lib/half-width';

const decimals = /^[^.]*(\.\d*)$|^[^,]*(,\d{1,2})$/;

/** A currency, a blank or words, with all that follows them. */
const behind = /[^\d.,]\D*$/;

/** No amount of pesos has three decimals: a point before them separates thousands, as it does elsewhere. */
const thousands = /^\D*[1-9]\d{0,2}\.\d{3}$/;

/** The digits of a text; of an amount without its decimals, where '25.000' and '1,250,000' have none. */
export function digitsOf(text: string, isAmount: boolean): string {
  const typed = isAmount ? halfWidth(text).replace(behind, '') : halfWidth(text);
  const [, point = '', comma = ''] = (isAmount && !thousands.test(typed) && decimals.exec(typed)) || [];
  return typed.slice(0, typed.length - point.length - comma.length).replace(/\D/g, '');
}

/** What stood before a point or a comma that was typed, and is not shown, and the digits that were typed after it. */
export interface Parted {
  readonly whole: string;
  readonly by: string;
  readonly after: string;
}

/**
 * What a whole amount is by a key more: the digits after a point are decimals, and are left out. So are those after a comma,
 * until a third one comes: then it separated thousands, as a point did that has as few before it as thousands have.
 */
export function digitsTyped(text: string, before?: Parted): { digits: string; parted?: Parted } {
  if (before && text.length > before.whole.length && text.startsWith(before.whole)) {
    const after = before.after + digitsOf(text.slice(before.whole.length), false);
    const isThousands = before.by === ',' || thousands.test(`${before.whole}.${after}`);
    if (after.length > 2 && isThousands) return { digits: before.whole + after };
    return { digits: before.whole, parted: { ...before, after } };
  }
  const digits = digitsOf(text, true);
  const by = halfWidth(text).slice(-1);
  const isParted = digits !== '' && (by === '.' || by === ',');
  return isParted ? { digits, parted: { whole: digits, by, after: '' } } : { digits };
}
