import type { LoanAccountDto, OpenWithdrawalDto, WalletDetailsDto } from '@pautang/sdk';
import { storage } from '../lib/storage';
import { fakeStorage } from '../testing/fake-storage';
import {
  businessDay,
  keepLoan,
  keepOpenWithdrawal,
  keepWallet,
  lastFigures,
  lastLoanStatus,
} from './last-figures';
import { forgetOpenWithdrawal } from './wallet';

const me = '639170000012';
const other = '639170000011';
const day = 86_400_000;

const wallet: WalletDetailsDto = {
  active: true,
  wallet: 200_000,
  selectedCurrency: 'PHP',
  fullLegalName: 'Lorna Mendoza',
  bankName: 'BPI',
};
const loan: LoanAccountDto = {
  active: true,
  status: 'APPROVED',
  selectedCurrency: 'PHP',
  outstandingAmount: 262_000,
  amountDue: 21_834,
  asOf: '2026-12-25',
  loanNumber: 'LN00000001',
  nextPayment: { installmentNumber: 1, amount: 21_834, dueDate: '2026-12-22' },
};
const open: OpenWithdrawalDto = {
  active: true,
  withdrawalAmount: 5000,
  selectedCurrency: 'PHP',
  accountNumber: '1234567890',
  expiresAt: '2026-12-22T10:00:00.000Z',
};

function signIn(phoneNumber: string, persist: boolean): void {
  storage.remember(phoneNumber, phoneNumber);
  storage.persist = persist;
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
  Object.assign(globalThis, { localStorage: fakeStorage(), sessionStorage: fakeStorage() });
  signIn(me, true);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

describe('the last figures', () => {
  it('tell a loan of which nothing is known from none', () => {
    expect(lastLoanStatus()).toBeUndefined();
    keepWallet(me, wallet);
    expect(lastLoanStatus()).toBeUndefined();
    keepLoan(me, { active: false });
    expect(lastLoanStatus()).toBe('NONE');
    keepLoan(me, loan);
    expect(lastLoanStatus()).toBe('APPROVED');
    signIn(other, true);
    expect(lastLoanStatus()).toBeUndefined();
  });

  it('are amounts with their time, without names and numbers of accounts', () => {
    keepWallet(me, wallet);
    keepLoan(me, loan);
    keepOpenWithdrawal(me, open);

    const at = Date.now();
    expect(lastFigures()).toEqual({
      wallet: { at, balance: 200_000, currency: 'PHP' },
      loan: {
        at,
        status: 'APPROVED',
        currency: 'PHP',
        owed: 262_000,
        asOf: '2026-12-25',
        nextPayment: { amount: 21_834, dueDate: '2026-12-22' },
      },
      waiting: { amount: 5000, currency: 'PHP', until: '2026-12-22T10:00:00.000Z' },
    });
    expect(storage.figures).not.toMatch(/Lorna|BPI|1234567890|LN0/);
  });

  it('ask for all that is due by now, and not for its first part alone', () => {
    keepLoan(me, { ...loan, amountDue: 44_210.5 });
    expect(lastFigures()?.loan?.nextPayment?.amount).toBe(44_210.5);
    keepLoan(me, { ...loan, amountDue: 0 });
    expect(lastFigures()?.loan?.nextPayment?.amount).toBe(21_834);
  });

  it('name no later day for what is due now, of before a new schedule', () => {
    const nextPayment = { installmentNumber: 2, amount: 17_000, dueDate: '2027-01-22' };
    keepLoan(me, { ...loan, amountDue: 520, nextPayment });
    expect(lastFigures()?.loan?.nextPayment).toMatchObject({ amount: 17_000, dueDate: '2027-01-22' });
  });

  it('know until when a payment is in time whose due day is no banking day', () => {
    const nextPayment = {
      installmentNumber: 1,
      amount: 21_834,
      dueDate: '2026-12-25',
      keptUntil: '2026-12-28',
    };
    keepLoan(me, { ...loan, nextPayment });
    expect(lastFigures()?.loan?.nextPayment).toMatchObject({
      dueDate: '2026-12-25',
      keptUntil: '2026-12-28',
    });
  });

  it('say no more of a withdrawal that waits for its code no more', () => {
    keepWallet(me, wallet);
    keepOpenWithdrawal(me, open);
    forgetOpenWithdrawal(me);
    expect(lastFigures()?.waiting).toBeUndefined();
  });

  it('grow older with the days, from the business day on which they stood so', () => {
    const at = Date.now();
    expect(businessDay({ at, asOf: '2026-12-25' })).toBe('2026-12-25');
    jest.advanceTimersByTime(2 * day);
    expect(businessDay({ at, asOf: '2026-12-25' })).toBe('2026-12-27');
  });

  it('are told to nobody else, and gone once their member has left', () => {
    keepWallet(me, wallet);
    storage.remember(other, other);
    expect(lastFigures()).toBeUndefined();
    expect(storage.figures).toBeNull();

    signIn(me, true);
    keepLoan(me, loan);
    localStorage.setItem('myPhoneNumber', other);
    keepWallet(other, wallet);
    expect(lastFigures()?.loan).toBeUndefined();

    signIn(me, true);
    keepWallet(me, wallet);
    storage.clear();
    expect(storage.figures).toBeNull();
    keepLoan(me, loan);
    expect(storage.figures).toBeNull();
  });

  it('go with the session that the server refuses', () => {
    keepWallet(me, wallet);
    storage.forgetSession();
    expect(storage.figures).toBeNull();
    keepWallet(me, wallet);
    expect(storage.figures).toBeNull();
  });

  it('end with the browser where it is not to remember its member', () => {
    keepWallet(me, wallet);
    signIn(me, false);
    expect(lastFigures()).toBeUndefined();
    keepWallet(me, wallet);
    expect(lastFigures()?.wallet?.balance).toBe(200_000);
    expect(localStorage.getItem('lastFigures')).toBeNull();
    Object.assign(globalThis, { sessionStorage: fakeStorage() });
    expect(lastFigures()).toBeUndefined();
  });

  it('are forgotten after as long as a session lasts, and when there is a loan no more', () => {
    keepWallet(me, wallet);
    jest.advanceTimersByTime(29 * day);
    expect(lastFigures()?.wallet).toBeDefined();
    jest.advanceTimersByTime(2 * day);
    expect(lastFigures()).toBeUndefined();
    keepLoan(me, loan);
    keepLoan(me, { active: false });
    expect(lastFigures()).toBeUndefined();
  });

  it('are none where somebody else wrote there', () => {
    storage.figures = 'nonsense';
    expect(lastFigures()).toBeUndefined();
    storage.figures = '"text"';
    expect(lastFigures()).toBeUndefined();
  });
});
