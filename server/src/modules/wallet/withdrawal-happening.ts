import { toMajor } from '@pautang/loan-terms';
import type { WITHDRAWAL_EVENTS } from '../../platform/events/event-types';
import type { NewEvent } from '../../platform/events/events';
import type { Withdrawal } from './withdrawal.entity';
import type { WithdrawalStatus } from './withdrawal-status';

type Told = Pick<
  Withdrawal,
  'memberId' | 'withdrawalNumber' | 'status' | 'currency' | 'amountMinor' | 'source'
>;

const TYPES = {
  PENDING: 'withdrawal.requested',
  PROCESSING: 'withdrawal.processing',
  COMPLETED: 'withdrawal.completed',
  FAILED: 'withdrawal.failed',
} as const satisfies Record<WithdrawalStatus, (typeof WITHDRAWAL_EVENTS)[number]>;

/** That a withdrawal came into its status, as others are told. */
export function withdrawalEvent(
  { memberId, withdrawalNumber, status, currency, amountMinor, source }: Told,
  at: Date,
): NewEvent {
  const data = { withdrawalNumber, status, currency, amount: toMajor(amountMinor), source };
  return { type: TYPES[status], memberId, data, at };
}
