import { componentSchemas } from '../../api/schemas';

const rule = componentSchemas.WithdrawalPrepareDto.properties.withdrawalAmount;

/** A withdrawal must be above this many units of the wallet's currency, or the whole balance. */
export const mustExceed = rule['x-above-unless-whole-balance'];

const maxLength = 14;

/** What stays of a typed or pasted amount: digits, one point and two decimals. */
export function cleanAmount(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  const decimals = rest.join('').slice(0, 2);
  return (rest.length > 0 ? `${whole}.${decimals}` : whole).slice(0, maxLength);
}

/** An amount above the balance becomes the balance; any other stays as typed. */
export function cappedAmount(text: string, balance: number): string {
  const clean = cleanAmount(text);
  return Number(clean) > balance ? String(balance) : clean;
}

export function amountIn(text: string): number {
  const amount = Number(text);
  return Number.isFinite(amount) ? amount : 0;
}

export function isEnough(amount: number, balance: number): boolean {
  return amount > mustExceed || (amount > 0 && amount === balance);
}

/** What stays in the wallet, without the traces of binary fractions. */
export function balanceAfter(balance: number, amount: number): number {
  return (Math.round(balance * 100) - Math.round(amount * 100)) / 100;
}
