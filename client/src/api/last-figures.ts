import { addDays, type Day, daysBetween } from '@pautang/loan-terms';
import type { LoanAccountDto, LoanStatus, OpenWithdrawalDto, WalletDetailsDto } from '@pautang/sdk';
import { manilaDay } from '../lib/manila-day';
import { storage } from '../lib/storage';

/** How the member's money stood when the server last said so: no names, and no numbers of accounts. */
export interface LastFigures {
  readonly wallet?: { readonly at: number; readonly balance: number; readonly currency: string };
  readonly loan?: {
    readonly at: number;
    readonly status: LoanStatus;
    readonly currency: string;
    readonly owed: number;
    /** The business day on which it stood so. */
    readonly asOf?: Day;
    /** What is due by now, all of it, else what comes next. */
    readonly nextPayment?: {
      readonly amount: number;
      readonly dueDate: Day;
      /** Until when it is in time, where the due day is no banking day. */
      readonly keptUntil?: Day;
    };
  };
  /** A withdrawal that was prepared and waited for its code. */
  readonly waiting?: { readonly amount: number; readonly currency: string; readonly until: string };
}

interface Kept extends LastFigures {
  readonly phoneNumber: string;
  /** The server said that there is none. */
  readonly hasNoLoan?: boolean;
}

/** As long as a session lasts at most: later nobody may take them for his own. */
const keptMs = 30 * 86_400_000;

const isMine = (phoneNumber: string): boolean => storage.hasSession && phoneNumber === storage.myPhoneNumber;

function read(): Kept | undefined {
  try {
    return JSON.parse(storage.figures ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Not what arrives after its member has left. */
function keep(phoneNumber: string, change: Partial<Kept>): void {
  if (!isMine(phoneNumber)) return;
  const before = read();
  const own = before?.phoneNumber === phoneNumber ? before : undefined;
  storage.figures = JSON.stringify({ ...own, ...change, phoneNumber });
}

const isRecent = (part: { readonly at: number } | undefined): boolean =>
  part !== undefined && Date.now() - part.at < keptMs;

/** Of who is signed in on this browser, and of nobody else; undefined where nothing is kept. */
export function lastFigures(): LastFigures | undefined {
  const kept = read();
  if (!kept || !isMine(kept.phoneNumber)) return undefined;
  const wallet = isRecent(kept.wallet) ? kept.wallet : undefined;
  const loan = isRecent(kept.loan) ? kept.loan : undefined;
  return wallet || loan ? { wallet, loan, waiting: wallet && kept.waiting } : undefined;
}

export function keepWallet(phoneNumber: string, answer: WalletDetailsDto): void {
  const { active, wallet: balance, selectedCurrency: currency } = answer;
  const isThere = active && balance !== undefined && currency !== undefined;
  keep(phoneNumber, { wallet: isThere ? { at: Date.now(), balance, currency } : undefined });
}

export function keepOpenWithdrawal(phoneNumber: string, answer: OpenWithdrawalDto): void {
  const { active, withdrawalAmount: amount, selectedCurrency: currency, expiresAt: until } = answer;
  const isThere = active && amount !== undefined && currency !== undefined && until !== undefined;
  keep(phoneNumber, { waiting: isThere ? { amount, currency, until } : undefined });
}

/** Of the newest loan. */
export function keepLoan(phoneNumber: string, answer: LoanAccountDto): void {
  const { active, status, selectedCurrency: currency, outstandingAmount: owed, nextPayment } = answer;
  const { asOf, amountDue = 0 } = answer;
  const isThere = active && status !== undefined && currency !== undefined && owed !== undefined;
  // What is due now beside a payment that is still to come has no day of its own: it is of before a new schedule.
  const isDue = amountDue > 0 && !(nextPayment && asOf && asOf < nextPayment.dueDate);
  const next = nextPayment && {
    amount: isDue ? amountDue : nextPayment.amount,
    dueDate: nextPayment.dueDate,
    keptUntil: nextPayment.keptUntil,
  };
  keep(phoneNumber, {
    loan: isThere ? { at: Date.now(), status, currency, owed, asOf, nextPayment: next } : undefined,
    hasNoLoan: !active,
  });
}

/** How the newest loan of who is signed in stood, where that is known. */
export function lastLoanStatus(): LoanStatus | 'NONE' | undefined {
  const kept = read();
  if (!kept || !isMine(kept.phoneNumber)) return undefined;
  return kept.hasNoLoan ? 'NONE' : lastFigures()?.loan?.status;
}

/** The business day by now: days go on without a connection as well. */
export const businessDay = ({
  at,
  asOf = manilaDay(at),
}: {
  readonly at: number;
  readonly asOf?: Day;
}): Day => addDays(asOf, daysBetween(manilaDay(at), manilaDay(Date.now())));
