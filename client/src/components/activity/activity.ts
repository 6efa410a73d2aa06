import { type Day, daysBetween, toMinor } from '@pautang/loan-terms';
import type { MovementDto, PaymentDto, PenaltyDto, StatementDto, WalletWithdrawalDto } from '@pautang/sdk';
import { type LoanAccount, mostPayments, receivedOf } from '../../api/loan';
import type { Wallet } from '../../api/wallet';
import { manilaDay } from '../../lib/manila-day';
import type { StatusColor } from '../ui/note/note';

type Kind =
  | 'WITHDRAWAL'
  | 'REFUND'
  | 'PAYMENT'
  | 'PENALTY'
  | 'LATE_CHARGE'
  | 'DISBURSEMENT'
  | 'CANCELLATION'
  | 'OTHER';

/** Something that happened to the member's money. */
export interface Activity {
  /** Of all, its own. */
  readonly id: string;
  readonly kind: Kind;
  /** A day of the Philippines. */
  readonly day: Day;
  /** When on that day, where that is known. */
  readonly at?: string;
  /** What the wallet grew or shrank by; what was paid, or charged, beside the wallet. */
  readonly amount: number;
  readonly movesWallet: boolean;
  readonly currency: string;
  /** The number of the withdrawal or payment. */
  readonly reference?: string;
  /** The bank of a withdrawal, or the installment of a charge. */
  readonly about?: string;
  /** What it is, in the server's own words. */
  readonly words?: string;
  /** The first day of what several days cost. */
  readonly since?: Day;
  /** How far it is, where it can be underway or fail. */
  readonly status?: string;
  readonly color?: StatusColor;
  readonly message?: string;
}

/** What was paid too much goes out beside what is in the wallet. */
function ofWithdrawal(withdrawal: WalletWithdrawalDto): Activity {
  const { withdrawalNumber, createdAt, withdrawalAmount, selectedCurrency, bankName, source } = withdrawal;
  const isRefund = source === 'CREDIT';
  const { status, statusColor, statusMessage } = withdrawal;
  return {
    id: withdrawalNumber,
    kind: isRefund ? 'REFUND' : 'WITHDRAWAL',
    day: manilaDay(createdAt),
    at: createdAt,
    amount: isRefund ? withdrawalAmount : -withdrawalAmount,
    movesWallet: !isRefund,
    currency: selectedCurrency,
    reference: withdrawalNumber,
    about: bankName,
    status,
    color: statusColor,
    message: statusMessage,
  };
}

const ofPayment = (currency: string) => (payment: PaymentDto) => {
  const { repaymentNumber, paidAt, amount, reversed } = payment;
  const activity: Activity = {
    id: repaymentNumber,
    kind: 'PAYMENT',
    day: manilaDay(paidAt),
    at: paidAt,
    amount,
    movesWallet: false,
    currency,
    reference: repaymentNumber,
  };
  return reversed ? { ...activity, status: 'REVERSED', color: 'danger' as const } : activity;
};

const ofCharge = (currency: string) => (charge: PenaltyDto) => {
  const { kind, installmentNumber, from, to, amount } = charge;
  const activity: Activity = {
    id: `${kind} ${installmentNumber} ${from}`,
    kind,
    day: to,
    since: from,
    amount,
    movesWallet: false,
    currency,
    about: String(installmentNumber),
  };
  return activity;
};

/** The loan that came into the wallet, and left it again where it was given back. */
function ofLoan(account: LoanAccount): Activity[] {
  const { approvedAt, loanNumber, selectedCurrency: currency, status, timeline } = account;
  if (approvedAt === undefined) return [];
  const moved = (kind: Kind, at: string, amount: number): Activity => ({
    id: `${kind} ${loanNumber}`,
    kind,
    day: manilaDay(at),
    at,
    amount,
    movesWallet: true,
    currency,
    reference: loanNumber,
  });
  const came = moved('DISBURSEMENT', approvedAt, receivedOf(account));
  const left = status === 'CANCELLED' ? timeline.at(-1) : undefined;
  return left ? [came, moved('CANCELLATION', left.at, -receivedOf(account))] : [came];
}

const earlierKinds: ReadonlySet<MovementDto['kind']> = new Set([
  'WITHDRAWAL',
  'PAYMENT',
  'WALLET_CARRIED_OVER',
]);

/** What the other answers do not go back to. What the wallet does not list any more has ended. */
function ofStatement({ months, selectedCurrency: currency }: StatementDto): Activity[] {
  const movements = months.flatMap((month) => month.movements);
  const of = (kind: MovementDto['kind'], reference: string | undefined) =>
    movements.find((movement) => movement.kind === kind && movement.reference === reference);
  return movements
    .filter(({ kind }) => earlierKinds.has(kind))
    .map((movement, index): Activity => {
      const { kind, date: day, reference, description: words, amount, walletAmount, source } = movement;
      const movesWallet = walletAmount !== 0;
      const base = { id: reference ?? `${kind} ${index}`, day, currency, reference, words, movesWallet };
      if (kind === 'WALLET_CARRIED_OVER') return { ...base, kind: 'OTHER', amount: walletAmount };
      if (kind === 'PAYMENT') {
        const isTakenBack = of('PAYMENT_REVERSAL', reference) !== undefined;
        const state = isTakenBack && { status: 'REVERSED', color: 'danger' as const };
        return { ...base, kind: 'OTHER', amount: -amount, ...state };
      }
      const back = of('WITHDRAWAL_RETURN', reference);
      const state = back
        ? { status: 'FAILED', color: 'danger' as const, message: back.description }
        : { status: 'COMPLETED', color: 'success' as const };
      // It went through the wallet at once, and was never money of it.
      if (source === 'CREDIT') {
        return { ...base, kind: 'REFUND', amount: -walletAmount, ...state, movesWallet: false };
      }
      return { ...base, kind: 'OTHER', amount: walletAmount, ...state };
    });
}

/** Their time is the server's. Of all else, without a time or with one that staff named, the loan's money came first. */
const exact: ReadonlySet<Kind> = new Set(['WITHDRAWAL', 'REFUND', 'DISBURSEMENT', 'CANCELLATION']);

/**
 * Newest first. What the statement lists comes no sooner than what it lists before: so the order of a day stays when the
 * wallet, which alone knows the time, lists something no more.
 */
function newestFirst(
  others: readonly Activity[],
  listed: readonly Activity[],
  loan: readonly Activity[],
  approvedAt: string,
): Activity[] {
  const momentOf = ({ kind, at }: Activity) =>
    at !== undefined && (exact.has(kind) || at > approvedAt) ? at : approvedAt;
  const timed = (activity: Activity) => ({ activity, moment: momentOf(activity) });
  let latest = '';
  const inTurn = listed.map(timed).map(({ activity, moment }) => {
    if (moment > latest) latest = moment;
    return { activity, moment: latest };
  });
  return [...others.map(timed), ...inTurn.reverse(), ...loan.map(timed)]
    .sort((one, other) => {
      const byDay = other.activity.day.localeCompare(one.activity.day);
      return byDay || other.moment.localeCompare(one.moment);
    })
    .map(({ activity }) => activity);
}

/** What happened, newest first, put together from what the server tells of wallet and loan. */
export function activityOf(
  { withdrawals }: Pick<Wallet, 'withdrawals'>,
  account?: LoanAccount,
  statement?: StatementDto,
): readonly Activity[] {
  const recent = withdrawals.map(ofWithdrawal);
  if (account) {
    const { payments, charges, selectedCurrency: currency } = account;
    recent.push(...payments.map(ofPayment(currency)));
    recent.push(...charges.filter(({ amount }) => amount > 0).map(ofCharge(currency)));
  }
  const known = new Map(recent.map((activity) => [activity.id, activity]));
  const listed = (statement ? ofStatement(statement) : []).map(
    (activity) => known.get(activity.id) ?? activity,
  );
  const others = recent.filter((activity) => !listed.includes(activity));
  const loan = account ? ofLoan(account) : [];
  return newestFirst(others, listed, loan, account?.approvedAt ?? '');
}

const shownDays = 30;

/** Whether there is more than wallet and account tell: they leave out what is long over, and what was carried over. */
export function hasEarlier({ limit }: Pick<Wallet, 'limit'>, account: LoanAccount): boolean {
  const { approvedAt, asOf, payments, status } = account;
  if (approvedAt === undefined) return false;
  const isOld = daysBetween(manilaDay(approvedAt), asOf) >= shownDays;
  const ofLoanAlone = status === 'CANCELLED' ? 0 : receivedOf(account);
  const isMore = toMinor(limit) !== toMinor(ofLoanAlone);
  return isOld || isMore || payments.length >= mostPayments;
}

export interface ActivityMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly activities: readonly Activity[];
}

/** Months in the order of what happened in them. */
export function byMonth(activities: readonly Activity[]): readonly ActivityMonth[] {
  const months = new Map<string, Activity[]>();
  for (const activity of activities) {
    const month = activity.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), activity]);
  }
  return [...months].map(([month, of]) => ({ month, activities: of }));
}

/** What comes in is signed with a plus, as what goes out is with a minus. */
export const isIncoming = ({ movesWallet, amount }: Activity): boolean => movesWallet && amount > 0;
