import type { LoanStatus, WithdrawalStatus } from '@pautang/sdk';

const words: Record<LoanStatus | WithdrawalStatus, string> = {
  PENDING: 'PENDING',
  UNDER_REVIEW: 'UNDER REVIEW',
  ON_HOLD: 'ON HOLD',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  CANCELLED: 'CANCELLED',
  REPAID: 'REPAID',
  PROCESSING: 'PROCESSING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
};

export const status = { words };
