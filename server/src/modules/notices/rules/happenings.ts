import type { EventType } from '../../../platform/events/event-types';
import type { NoticeKind } from '../notice-kinds';

/** What is known of a happening; which of these depends on what it is. */
export interface EventData {
  readonly loanNumber?: string;
  readonly by?: string;
  readonly withdrawalNumber?: string;
  readonly repaymentNumber?: string;
  /** Of what was waived: nothing else tells it afterwards. */
  readonly amount?: number;
  readonly requestId?: string;
}

export interface Happening {
  readonly type: EventType;
  readonly data: EventData;
}

/** What a member is told when something happens; nothing of what only staff do, or what they did themselves just now. */
export function noticesOf({ type, data }: Happening): NoticeKind[] {
  switch (type) {
    case 'loan.approved':
      return ['LOAN_APPROVED', 'CONTRACT'];
    case 'loan.rejected':
      return ['LOAN_REFUSED'];
    case 'loan.cancelled':
      return [data.by === 'SYSTEM' ? 'LOAN_LAPSED' : 'LOAN_CANCELLED'];
    case 'loan.repaid':
      return ['LOAN_CLOSED'];
    // What a payment that is taken back makes of its loan, the notice of that says.
    case 'loan.written_off':
      return data.by === 'STAFF' ? ['LOAN_WRITTEN_OFF'] : [];
    case 'loan.reopened':
      return data.by === 'STAFF' ? ['WRITE_OFF_REVERSED'] : [];
    case 'withdrawal.processing':
      return ['MONEY_SENT'];
    case 'withdrawal.completed':
      return ['MONEY_SETTLED'];
    case 'withdrawal.failed':
      return ['MONEY_FAILED'];
    case 'repayment.recorded':
      return ['PAYMENT_RECEIVED'];
    case 'repayment.reversed':
      return ['PAYMENT_REVERSED'];
    case 'waiver.recorded':
      return ['CHARGES_WAIVED'];
    case 'waiver.reversed':
      return ['WAIVER_REVERSED'];
    case 'loan.hardship.agreed':
      return ['HARDSHIP_AGREED', 'ADDENDUM'];
    case 'loan.hardship.refused':
      return ['HARDSHIP_REFUSED'];
    default:
      return [];
  }
}

/** How the subject of a happening stands now. */
export interface Standing {
  readonly loanStatus: string;
  readonly withdrawalStatus: string | null;
  /** Of a payment that was taken back, or is not there. */
  readonly isReversed: boolean;
  /** Of an agreed schedule: a later one took its place. */
  readonly isOvertaken: boolean;
}

const LOAN_HOLDS: Partial<Record<NoticeKind, string>> = {
  LOAN_APPROVED: 'APPROVED',
  CONTRACT: 'APPROVED',
  LOAN_REFUSED: 'REJECTED',
  LOAN_CANCELLED: 'CANCELLED',
  LOAN_LAPSED: 'CANCELLED',
  LOAN_CLOSED: 'REPAID',
  LOAN_WRITTEN_OFF: 'WRITTEN_OFF',
  WRITE_OFF_REVERSED: 'APPROVED',
  HARDSHIP_AGREED: 'APPROVED',
  HARDSHIP_REFUSED: 'APPROVED',
  ADDENDUM: 'APPROVED',
};

const WITHDRAWAL_HOLDS: Partial<Record<NoticeKind, string>> = {
  MONEY_SENT: 'PROCESSING',
  MONEY_SETTLED: 'COMPLETED',
  MONEY_FAILED: 'FAILED',
};

/** Whether the news of a happening is still true. */
export function stillHolds(kind: NoticeKind, standing: Standing): boolean {
  const [loan, withdrawal] = [LOAN_HOLDS[kind], WITHDRAWAL_HOLDS[kind]];
  if (kind === 'HARDSHIP_AGREED' && standing.isOvertaken) return false;
  if (loan !== undefined) return standing.loanStatus === loan;
  if (withdrawal !== undefined) return standing.withdrawalStatus === withdrawal;
  if (kind === 'CHARGES_WAIVED' || kind === 'WAIVER_REVERSED') return true;
  return standing.isReversed === (kind === 'PAYMENT_REVERSED');
}

/** Of these no other day of the loan's comes, or its next look finds out by itself. */
const LEAVES_DAYS: readonly EventType[] = [
  'loan.under_review',
  'loan.on_hold',
  'loan.rejected',
  'loan.cancelled',
  'loan.repaid',
  'loan.written_off',
  'repayment.recorded',
];

/** Whether what happened may bring days to be told of that were not there before, as does whatever is not known here. */
export function isLookedAtAnew({ type, data }: Happening): boolean {
  return data.loanNumber !== undefined && !LEAVES_DAYS.includes(type);
}
