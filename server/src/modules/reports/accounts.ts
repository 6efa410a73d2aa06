import type { HouseAccount } from '../ledger/ledger.service';

export const ACCOUNT_TYPES = ['ASSET', 'LIABILITY', 'INCOME', 'EXPENSE', 'MEMORANDUM'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/**
 * What kind of account each is. COLLECTIONS and PAYOUTS are the bank: what came in, and what went out.
 * A MEMORANDUM counts neither for nor against anybody: its accounts balance among themselves. */
export const ACCOUNT_TYPE: Readonly<Record<HouseAccount | 'WALLET' | 'UNAPPLIED_PAYMENTS', AccountType>> = {
  LOANS_RECEIVABLE: 'ASSET',
  INTEREST_RECEIVABLE: 'ASSET',
  PENALTIES_RECEIVABLE: 'ASSET',
  FEES_RECEIVABLE: 'ASSET',
  COLLECTIONS: 'ASSET',
  PAYOUTS: 'ASSET',
  TOP_UPS: 'ASSET',
  WALLET: 'LIABILITY',
  MEMBER_CREDIT: 'LIABILITY',
  STAMP_TAX_PAYABLE: 'LIABILITY',
  UNAPPLIED_PAYMENTS: 'LIABILITY',
  INTEREST_INCOME: 'INCOME',
  PENALTY_INCOME: 'INCOME',
  FEE_INCOME: 'INCOME',
  PROCESSING_FEE_INCOME: 'INCOME',
  SMALL_RESTS: 'EXPENSE',
  WAIVERS: 'EXPENSE',
  INTEREST_MEMORANDUM: 'MEMORANDUM',
  PENALTIES_MEMORANDUM: 'MEMORANDUM',
  FEES_MEMORANDUM: 'MEMORANDUM',
  SUSPENDED_INCOME: 'MEMORANDUM',
  LOAN_LOSS: 'EXPENSE',
  RECOVERY_INCOME: 'INCOME',
  WRITTEN_OFF_LOANS: 'MEMORANDUM',
  WRITTEN_OFF_CONTRA: 'MEMORANDUM',
};

export const ACCOUNTS = Object.keys(ACCOUNT_TYPE) as (keyof typeof ACCOUNT_TYPE)[];

export function accountsOf(...types: readonly AccountType[]): string[] {
  return ACCOUNTS.filter((account) => types.includes(ACCOUNT_TYPE[account]));
}
