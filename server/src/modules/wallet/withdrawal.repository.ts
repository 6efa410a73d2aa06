import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { LAST_ID } from '../../platform/paging';
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

  /** One row more than the limit, newest first. An id is always named, since the index of the open ones is for that. */
  listOpenRequests(tx: EntityManager, { cursor = LAST_ID, limit }: PageOf): Promise<WithdrawalRequest[]> {
    return tx.find(WithdrawalRequest, {
      where: { status: 'OPEN', expiresAt: MoreThan(new Date()), id: LessThan(cursor) },
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
