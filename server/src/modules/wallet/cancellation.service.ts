import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { type CancellableLoan, LoanCancellationService } from '../loan/loan-cancellation.service';
import type { LoanCancelDto, LoanCancelledDto } from './cancellation.dto';
import { voidRequestsOf } from './withdrawal.sql';

@Injectable()
export class CancellationService {
  constructor(
    private readonly cancellations: LoanCancellationService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** A withdrawal that waits for its code ends with the loan. @throws LoanNotFound, CancellationNotPossible */
  cancel({ accountId }: CurrentAccount, wish: LoanCancelDto, key: string): Promise<StoredAnswer> {
    const { loanNumber } = wish;
    const request = { accountId, operation: 'cancelLoan', key, body: wish };
    const lock = (tx: EntityManager) => this.cancellations.lock(tx, accountId, loanNumber);
    return this.idempotency.once<CancellableLoan, LoanCancelledDto>(request, lock, async (tx, locked) => {
      await voidRequestsOf.all(tx, accountId, locked.wallet.id);
      await this.cancellations.cancel(tx, locked);
      return { answer: { state: 'LOAN_CANCELLED', loanNumber } };
    });
  }
}
