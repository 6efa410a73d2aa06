import { Injectable } from '@nestjs/common';
import { And, type EntityManager, LessThan, MoreThan } from 'typeorm';
import { LAST_ID } from '../../platform/paging';
import { firstIdOfWaiting } from './request-times';
import { Withdrawal, WithdrawalRequest } from './withdrawal.entity';
import type { WithdrawalStatus } from './withdrawal-status';

export interface PageOf {
  readonly cursor?: string;
  readonly limit: number;
}

/** What staff look up; what members do stands in withdrawal.sql.ts. */
@Injectable()
export class WithdrawalRepository {
  findOpenRequest(tx: EntityManager, id: string): Promise<WithdrawalRequest | null> {
    return tx.findOneBy(WithdrawalRequest, { id, status: 'OPEN', expiresAt: MoreThan(new Date()) });
  }

  /**
   * One row more than the limit, newest first. Ids are always named, since the index of the open ones is for that: a member's
   * last one stays open in name for good, and those of all members are no more looked through for the few that wait.
   */
  listOpenRequests(tx: EntityManager, { cursor = LAST_ID, limit }: PageOf): Promise<WithdrawalRequest[]> {
    const id = And(LessThan(cursor), MoreThan(firstIdOfWaiting()));
    return tx.find(WithdrawalRequest, {
      where: { status: 'OPEN', expiresAt: MoreThan(new Date()), id },
      order: { id: 'DESC' },
      take: limit + 1,
    });
  }

  findByNumber(tx: EntityManager, withdrawalNumber: string): Promise<Withdrawal | null> {
    return tx.findOneBy(Withdrawal, { withdrawalNumber });
  }

  /** One row more than the limit, newest first. */
  list(
    tx: EntityManager,
    { status, cursor = LAST_ID, limit }: PageOf & { status?: WithdrawalStatus },
  ): Promise<Withdrawal[]> {
    return tx.find(Withdrawal, {
      where: { ...(status && { status }), id: LessThan(cursor) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
  }
}
