import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThan, MoreThan, Not } from 'typeorm';
import { Withdrawal, WithdrawalRequest } from './withdrawal.entity';
import { ON_THE_WAY, type WithdrawalStatus } from './withdrawal-status';

export interface PageOf {
  readonly cursor?: string;
  readonly limit: number;
}

@Injectable()
export class WithdrawalRepository {
  /** Those of one wallet, or all of the member's. */
  async voidOpenRequests(tx: EntityManager, memberId: string, walletAccountId?: string): Promise<void> {
    const open = { memberId, status: 'OPEN', ...(walletAccountId && { walletAccountId }) } as const;
    await tx.update(WithdrawalRequest, open, { status: 'VOID' });
  }

  async insertRequest(tx: EntityManager, request: Partial<WithdrawalRequest>): Promise<void> {
    await tx.insert(WithdrawalRequest, request);
  }

  /** Locked, so that issuing a code, confirming and replacing the request come one after the other. */
  lockOpenRequest(tx: EntityManager, memberId: string, id?: string): Promise<WithdrawalRequest | null> {
    return tx.findOne(WithdrawalRequest, {
      where: { memberId, ...(id && { id }), status: 'OPEN', expiresAt: MoreThan(new Date()) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  findOpenRequest(
    tx: EntityManager,
    of: Partial<Pick<WithdrawalRequest, 'memberId' | 'id'>>,
  ): Promise<WithdrawalRequest | null> {
    return tx.findOneBy(WithdrawalRequest, { ...of, status: 'OPEN', expiresAt: MoreThan(new Date()) });
  }

  async markUsed(tx: EntityManager, { memberId, id }: WithdrawalRequest): Promise<void> {
    await tx.update(WithdrawalRequest, { memberId, id }, { status: 'USED' });
  }

  /** One row more than the limit, newest first. */
  listOpenRequests(tx: EntityManager, { cursor, limit }: PageOf): Promise<WithdrawalRequest[]> {
    return tx.find(WithdrawalRequest, {
      where: { status: 'OPEN', expiresAt: MoreThan(new Date()), ...(cursor && { id: LessThan(cursor) }) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
  }

  async nextNumber(tx: EntityManager): Promise<string> {
    const [{ number }] = await tx.query<[{ number: string }]>(
      `SELECT nextval('withdrawal_number_sequence') AS number`,
    );
    return `WD${number.padStart(8, '0')}`;
  }

  async insert(tx: EntityManager, withdrawal: Partial<Withdrawal>): Promise<void> {
    await tx.insert(Withdrawal, withdrawal);
  }

  latest(tx: EntityManager, memberId: string): Promise<Withdrawal | null> {
    return tx.findOne(Withdrawal, { where: { memberId }, order: { id: 'DESC' } });
  }

  /** What the member still waits for, the newest so many. */
  onTheWay(tx: EntityManager, memberId: string, take: number): Promise<Withdrawal[]> {
    const where = { memberId, status: In([...ON_THE_WAY]) };
    return tx.find(Withdrawal, { where, order: { id: 'DESC' }, take });
  }

  /** What came to its end since then, the newest so many. */
  endedSince(tx: EntityManager, memberId: string, since: Date, take: number): Promise<Withdrawal[]> {
    return tx.find(Withdrawal, {
      where: { memberId, settledAt: MoreThan(since) },
      order: { id: 'DESC' },
      take,
    });
  }

  findByNumber(tx: EntityManager, withdrawalNumber: string): Promise<Withdrawal | null> {
    return tx.findOneBy(Withdrawal, { withdrawalNumber });
  }

  ofLoan(tx: EntityManager, memberId: string, loanId: string): Promise<Withdrawal[]> {
    return tx.findBy(Withdrawal, { memberId, loanId });
  }

  /** What left the wallet of the loan and did not come back, in hundredths. */
  async withdrawnMinor(tx: EntityManager, memberId: string, loanId: string): Promise<number> {
    return (await tx.sum(Withdrawal, 'amountMinor', { memberId, loanId, status: Not('FAILED') })) ?? 0;
  }

  /** Whose withdrawal it is never changes, so it is found first. */
  async lockByNumber(tx: EntityManager, withdrawalNumber: string): Promise<Withdrawal | null> {
    const found = await this.findByNumber(tx, withdrawalNumber);
    if (!found) return null;
    const { memberId, id } = found;
    return tx.findOne(Withdrawal, { where: { memberId, id }, lock: { mode: 'pessimistic_write' } });
  }

  async update(tx: EntityManager, { memberId, id }: Withdrawal, changes: Partial<Withdrawal>): Promise<void> {
    await tx.update(Withdrawal, { memberId, id }, changes);
  }

  /** One row more than the limit, newest first. */
  list(
    tx: EntityManager,
    { status, cursor, limit }: PageOf & { status?: WithdrawalStatus },
  ): Promise<Withdrawal[]> {
    return tx.find(Withdrawal, {
      where: { ...(status && { status }), ...(cursor && { id: LessThan(cursor) }) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
  }
}
