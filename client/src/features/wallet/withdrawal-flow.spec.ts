import type { WalletWithdrawalDto } from '@pautang/sdk';
import type { OpenWithdrawal, Wallet } from '../../api/wallet';
import { isSameWithdrawal, readinessOf, sourceOf, transferOf } from './withdrawal-flow';

const wallet = {
  _id: 'current',
  wallet: 500,
  selectedCurrency: 'USD',
  exchangeRate: 0.0178,
  bankName: 'Amihan Savings Bank',
  otherWallets: [
    {
      _id: 'earlier',
      wallet: 100_000,
      selectedCurrency: 'PHP',
      exchangeRate: 1,
      loanNumber: 'LN00000001',
      createdAt: '2026-11-01T04:00:00Z',
    },
  ],
  withdrawals: [
    { withdrawalNumber: 'WD00000002' },
    { withdrawalNumber: 'WD00000001' },
  ] as WalletWithdrawalDto[],
} as unknown as Wallet;

describe('what a withdrawal comes from', () => {
  it('is the current wallet or an earlier one, each with its own money, and no other', () => {
    expect(sourceOf(wallet, 'current')).toBe(wallet);
    expect(sourceOf(wallet, 'earlier')).toMatchObject({
      _id: 'earlier',
      wallet: 100_000,
      selectedCurrency: 'PHP',
      exchangeRate: 1,
      bankName: 'Amihan Savings Bank',
    });
    expect(sourceOf(wallet, 'another’s')).toBeUndefined();
  });
});

describe('the withdrawal that waits for its code', () => {
  const open = { id: 'current', withdrawalAmount: 75_000 } as OpenWithdrawal;

  it('is the same for the same amount of the same wallet only', () => {
    expect(isSameWithdrawal(open, 'current', 75_000)).toBe(true);
    expect(isSameWithdrawal(open, 'current', 75_001)).toBe(false);
    expect(isSameWithdrawal(open, 'earlier', 75_000)).toBe(false);
    expect(isSameWithdrawal(undefined, 'current', 75_000)).toBe(false);
  });
});

describe('a withdrawal that is to be prepared', () => {
  const first = { requestId: 'first', id: 'current', withdrawalAmount: 75_000 } as OpenWithdrawal;
  const second = { requestId: 'second', id: 'current', withdrawalAmount: 1000 } as OpenWithdrawal;
  const readiness = (open: OpenWithdrawal | undefined, seen: OpenWithdrawal | undefined) =>
    readinessOf(open, seen, 'current', 75_000);

  it('waits for its code already, or may take the place of what was known to wait', () => {
    expect(readiness(first, undefined)).toBe('same');
    expect(readiness(second, second)).toBe('free');
    expect(readiness(undefined, undefined)).toBe('free');
  });

  it('is not prepared over another one that nobody has seen', () => {
    expect(readiness(second, undefined)).toBe('another');
    expect(readiness(second, first)).toBe('another');
  });

  it('is not prepared again where what waited waits no more, since it may have gone through', () => {
    expect(readiness(undefined, first)).toBe('gone');
  });
});

describe('the transfer that was confirmed', () => {
  it('is found by its number, and is never another one', () => {
    expect(transferOf(wallet, 'WD00000001')?.withdrawalNumber).toBe('WD00000001');
    expect(transferOf(wallet, 'WD00000003')).toBeUndefined();
    expect(transferOf(wallet, undefined)).toBeUndefined();
  });
});
