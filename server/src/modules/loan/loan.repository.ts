import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThan, MoreThan, Not } from 'typeorm';
import { violatedConstraint } from '../../platform/database/failures';
import { Loan } from './loan.entity';
import { LoanEvent } from './loan-event.entity';
import { type LoanStatus, OPEN_STATUSES, UNDECIDED_STATUSES } from './loan-status';

const WAITING_AT_ONCE = 100;
const UNLESS_HELD = { mode: 'for_no_key_update', onLocked: 'skip_locked' } as const;

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

  /** The open loan, else the newest one: an officer may approve an application that is not the newest. */
  async latest(tx: EntityManager, memberId: string): Promise<Loan | null> {
    const order = { id: 'DESC' } as const;
    const open = await tx.findOne(Loan, { where: { memberId, status: In([...OPEN_STATUSES]) }, order });
    return open ?? tx.findOne(Loan, { where: { memberId }, order });
  }

  findOwn(tx: EntityManager, memberId: string, loanNumber: string): Promise<Loan | null> {
    return tx.findOneBy(Loan, { memberId, loanNumber });
  }

  findByNumber(tx: EntityManager, loanNumber: string): Promise<Loan | null> {
    return tx.findOneBy(Loan, { loanNumber });
  }

  /** Newest first. */
  listOwn(tx: EntityManager, memberId: string): Promise<Loan[]> {
    return tx.find(Loan, { where: { memberId }, order: { id: 'DESC' } });
  }

  get(tx: EntityManager, memberId: string, id: string): Promise<Loan> {
    return tx.findOneByOrFail(Loan, { memberId, id });
  }

  /**
   * Locked, so that what moves one loan comes one after the other; its wallet is locked after it. Movements of money
   * refer to the loan meanwhile, which this kind of lock allows. Whose loan it is never changes, so it is found first.
   */
  async lockByNumber(tx: EntityManager, loanNumber: string, memberId?: string): Promise<Loan | null> {
    const where = { loanNumber, ...(memberId && { memberId }) };
    const found = await tx.findOne(Loan, { where, select: { memberId: true, id: true } });
    return found && this.lock(tx, found);
  }

  /** Applications that were filed so many seconds ago or earlier and wait for a decision, the oldest first. */
  waitingFor(tx: EntityManager, seconds: number, except: readonly string[]): Promise<Loan[]> {
    return tx
      .createQueryBuilder(Loan, 'loan')
      .innerJoin(LoanEvent, 'filed', 'filed.member_id = loan.member_id AND filed.loan_id = loan.id')
      .where(`loan.status = 'PENDING' AND filed.status = 'PENDING'`)
      .andWhere('filed.recorded_at <= now() - make_interval(secs => :seconds)', { seconds })
      .andWhere('loan.id <> ALL (:except)', { except })
      .orderBy('loan.id')
      .limit(WAITING_AT_ONCE)
      .getMany();
  }

  /** The application, when it still waits and nobody else holds it. */
  lockPending(tx: EntityManager, { memberId, id }: Pick<Loan, 'memberId' | 'id'>): Promise<Loan | null> {
    return tx.findOne(Loan, {
      where: { memberId, id, status: 'PENDING' },
      lock: UNLESS_HELD,
    });
  }

  /** Undecided applications that were filed before these moments, the oldest first. */
  past(
    tx: EntityManager,
    { pesos, foreign }: { readonly pesos: Date; readonly foreign: Date },
    after?: string,
  ): Promise<Loan[]> {
    const waiting = { status: In([...UNDECIDED_STATUSES]), ...(after && { id: MoreThan(after) }) };
    return tx.find(Loan, {
      where: [
        { ...waiting, currency: 'PHP', createdAt: LessThan(pesos) },
        { ...waiting, currency: Not('PHP'), createdAt: LessThan(foreign) },
      ],
      order: { id: 'ASC' },
      take: WAITING_AT_ONCE,
    });
  }

  /** The application, when it is still undecided and nobody else holds it. */
  lockUndecided(tx: EntityManager, { memberId, id }: Loan): Promise<Loan | null> {
    const where = { memberId, id, status: In([...UNDECIDED_STATUSES]) };
    return tx.findOne(Loan, { where, lock: UNLESS_HELD });
  }

  private lock(tx: EntityManager, { memberId, id }: Pick<Loan, 'memberId' | 'id'>): Promise<Loan | null> {
    return tx.findOne(Loan, { where: { memberId, id }, lock: { mode: 'for_no_key_update' } });
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

/** Whether the database refused a second open loan of a member. */
export function isSecondOpenLoan(error: unknown): boolean {
  return violatedConstraint(error) === 'loan_one_open';
}
