import type { LoanStatus, WithdrawalStatus } from '@pautang/sdk';
import { defineTexts } from './define-texts';

export const statusTexts = defineTexts({
  en: {
    words: {
      PENDING: 'PENDING',
      UNDER_REVIEW: 'UNDER REVIEW',
      ON_HOLD: 'ON HOLD',
      APPROVED: 'APPROVED',
      REJECTED: 'REJECTED',
      CANCELLED: 'CANCELLED',
      REPAID: 'REPAID',
      WRITTEN_OFF: 'WRITTEN OFF',
      PROCESSING: 'PROCESSING',
      COMPLETED: 'COMPLETED',
      FAILED: 'FAILED',
    } satisfies Record<LoanStatus | WithdrawalStatus, string>,
  },

  fil: {
    words: {
      PENDING: 'NAGHIHINTAY',
      UNDER_REVIEW: 'SINUSURI',
      ON_HOLD: 'NAKA-HOLD',
      APPROVED: 'APRUBADO',
      REJECTED: 'TINANGGIHAN',
      CANCELLED: 'KANSELADO',
      REPAID: 'BAYAD NA',
      WRITTEN_OFF: 'NAKA-WRITE OFF',
      PROCESSING: 'PINOPROSESO',
      COMPLETED: 'TAPOS NA',
      FAILED: 'HINDI NATULOY',
    },
  },
});
