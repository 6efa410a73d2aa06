import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { violatedConstraint } from '../../platform/database/failures';
import { Loan } from './loan.entity';
import { OPEN_STATUSES } from './loan-status';

@Injectable()
export class LoanRepository {
  hasOpen(tx: EntityManager, memberId: string): Promise<boolean> {
    return tx.existsBy(Loan, { memberId, status: In([...OPEN_STATUSES]) });
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

  /**
   * Locked, so that what moves one loan comes one after the other; its wallet is locked after it. Movements of money
   * refer to the loan meanwhile, which this kind of lock allows. Whose loan it is never changes, so it is found first.
   */
  async lockByNumber(tx: EntityManager, loanNumber: string, memberId?: string): Promise<Loan | null> {
    const where = { loanNumber, ...(memberId && { memberId }) };
    const found = await tx.findOne(Loan, { where, select: { memberId: true, id: true } });
    const lock = { mode: 'for_no_key_update' } as const;
    return found && tx.findOne(Loan, { where: { memberId: found.memberId, id: found.id }, lock });
  }

  async update(tx: EntityManager, { memberId, id }: Loan, changes: Partial<Loan>): Promise<void> {
    await tx.update(Loan, { memberId, id }, changes);
  }
}

/** Whether the database refused a second open loan of a member. */
export function isSecondOpenLoan(error: unknown): boolean {
  return violatedConstraint(error) === 'loan_one_open';
}
