import { filled } from '../../platform/language/sentence';
import { InvalidTransition } from '../../platform/problem/common.errors';
import type { StatusLook } from '../../platform/status-look';

export const WITHDRAWAL_STATUSES = ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** Where the money of a withdrawal was: in the wallet, or what was paid too much on its loan. */
export const WITHDRAWAL_SOURCES = ['WALLET', 'CREDIT'] as const;
export type WithdrawalSource = (typeof WITHDRAWAL_SOURCES)[number];

/** Those that a member still waits for. */
export const ON_THE_WAY = ['PENDING', 'PROCESSING'] as const satisfies readonly WithdrawalStatus[];

/** What staff can set. */
export const SETTABLE_STATUSES = ['PROCESSING', 'COMPLETED', 'FAILED'] as const;
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/** What may follow each status. */
const NEXT: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  PENDING: ['PROCESSING', 'FAILED'],
  PROCESSING: ['COMPLETED', 'FAILED'],
  COMPLETED: [],
  FAILED: [],
};

/** @throws InvalidTransition */
export function assertTransition(current: WithdrawalStatus, next: WithdrawalStatus): void {
  if (NEXT[current].includes(next)) return;
  throw new InvalidTransition({
    detail: filled('A withdrawal that is {current} cannot become {next}.', { current, next }),
  });
}

/** What a member is told of a refund that failed: the money comes where it was not before. */
export const REFUND_FAILED =
  'The transfer did not go through. What you paid too much is in your wallet now: withdraw it from there.';

/** What a member is told in each status. */
export const WITHDRAWAL_LOOKS: Readonly<Record<WithdrawalStatus, StatusLook>> = {
  PENDING: {
    color: 'info',
    icon: 'QueryBuilderRounded',
    message: 'Your transfer is on its way. It usually takes 10 to 60 minutes.',
  },
  PROCESSING: {
    color: 'info',
    icon: 'UpdateRounded',
    message: 'Your transfer is being sent to your bank or e-wallet.',
  },
  COMPLETED: {
    color: 'success',
    icon: 'CheckCircleOutlineRounded',
    message: 'The money is in your account.',
  },
  FAILED: {
    color: 'danger',
    icon: 'ErrorOutlineRounded',
    message: 'The transfer did not go through. The money went back to your wallet.',
  },
};
