import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThan } from 'typeorm';
import { Loan } from './loan.entity';
import { type LoanStatus, OPEN_STATUSES } from './loan-status';

@Injectable()
export class LoanRepository {
  hasOpen(tx: EntityManager, memberId: string): Promise<boolean> {
    return tx.existsBy(Loan, { memberId, status: In([...OPEN_STATUSES]) });
  }

  /** Inserts unless the member has an open loan; the index loan_one_open decides. */
  async insertIfOnlyOne(tx: EntityManager, loan: Partial<Loan>): Promise<boolean> {
    const result = await tx
      .createQueryBuilder()
      .insert()
      .into(Loan)
      .values(loan)
      .orIgnore()
      .returning('id')
      .execute();
    return Array.isArray(result.raw) && result.raw.length === 1;
  }

  async nextNumber(tx: EntityManager): Promise<string> {
    const [{ number }] = await tx.query<[{ number: string }]>(
      `SELECT nextval('loan_number_sequence') AS number`,
    );
    return `LN${number.padStart(8, '0')}`;
  }

  latest(tx: EntityManager, memberId: string): Promise<Loan | null> {
    return tx.findOne(Loan, { where: { memberId }, order: { id: 'DESC' } });
  }

  findOwn(tx: EntityManager, memberId: string, loanNumber: string): Promise<Loan | null> {
    return tx.findOneBy(Loan, { memberId, loanNumber });
  }

  get(tx: EntityManager, memberId: string, id: string): Promise<Loan> {
    return tx.findOneByOrFail(Loan, { memberId, id });
  }

  /**
   * Locked, so that what moves one loan comes one after the other; its wallet is locked after it. Movements of money
   * refer to the loan meanwhile, which this kind of lock allows.
   */
  lockByNumber(tx: EntityManager, loanNumber: string, memberId?: string): Promise<Loan | null> {
    const where = { loanNumber, ...(memberId && { memberId }) };
    return tx.findOne(Loan, { where, lock: { mode: 'for_no_key_update' } });
  }

  async update(tx: EntityManager, { memberId, id }: Loan, changes: Partial<Loan>): Promise<void> {
    await tx.update(Loan, { memberId, id }, changes);
  }

  /** One row more than the limit, newest first: ids grow with time. */
  list(
    tx: EntityManager,
    { status, cursor, limit }: { status?: LoanStatus; cursor?: string; limit: number },
  ): Promise<Loan[]> {
    return tx.find(Loan, {
      where: { ...(status && { status }), ...(cursor && { id: LessThan(cursor) }) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
  }
}
