import { tabStorage } from '../../lib/storage';

/** From which wallet, what that holds in which currency, and how much of it, as typed. */
export type TypedWithdrawal = { walletId: string; currency: string; balance: number; amount: string };

export const nothingTyped: TypedWithdrawal = { walletId: '', currency: '', balance: 0, amount: '' };

/** What waits in this tab; nothing where somebody made something else of it. */
export function readTyped(): TypedWithdrawal {
  const {
    walletId,
    currency = '',
    balance = 0,
    amount = '',
  } = (tabStorage.read('withdrawal') ?? {}) as Partial<Record<keyof TypedWithdrawal, unknown>>;
  const isWhole =
    typeof walletId === 'string' &&
    typeof currency === 'string' &&
    typeof balance === 'number' &&
    typeof amount === 'string';
  return isWhole ? { walletId, currency, balance, amount } : nothingTyped;
}

/** It waits in this tab for a reload, and without the form, which comes after the wallet. */
export function keepTyped(typed: TypedWithdrawal): void {
  if (typed.walletId === '') tabStorage.forget('withdrawal');
  else tabStorage.keep('withdrawal', typed);
}
