import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { violatedConstraint } from '../../platform/database/failures';
import { Loan } from './loan.entity';
import { isOwing, isUndecided, OPEN_STATUSES, UNDECIDED_STATUSES } from './loan-status';

@Injectable()
export class LoanRepository {
  /** Whether the member has an open loan beside which this one cannot be open: one that pays off the other can. */
  async hasOpenBeside(
    tx: EntityManager,
    loan: Pick<Loan, 'memberId' | 'id' | 'paysOffId'>,
  ): Promise<boolean> {
    const others = await this.open(tx, loan.memberId);
    const paysItOff = ({ paysOffId, status }: Loan) => paysOffId === loan.id && isUndecided(status);
    return others.some((one) => one.id !== loan.id && one.id !== loan.paysOffId && !paysItOff(one));
  }

  /** The open loan, the one that is owed of two, else the newest one: an officer may approve an application that is not the newest. */
  async latest(tx: EntityManager, memberId: string): Promise<Loan | null> {
    const open = await this.open(tx, memberId);
    const latest = open.find(({ status }) => isOwing(status)) ?? open[0];
    return latest ?? tx.findOne(Loan, { where: { memberId }, order: { id: 'DESC' } });
  }

  private open(tx: EntityManager, memberId: string): Promise<Loan[]> {
    return tx.find(Loan, { where: { memberId, status: In([...OPEN_STATUSES]) }, order: { id: 'DESC' } });
  }

  /** The member's loan of this number, where one is named, else the latest. */
  own(tx: EntityManager, memberId: string, loanNumber: string | undefined): Promise<Loan | null> {
    return loanNumber === undefined
      ? this.latest(tx, memberId)
      : tx.findOneBy(Loan, { memberId, loanNumber });
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
   * refer to the loan meanwhile, which this kind of lock allows.
   */
  lockOwn(tx: EntityManager, memberId: string, loanNumber: string): Promise<Loan | null> {
    return tx.findOne(Loan, { where: { memberId, loanNumber }, lock: { mode: 'for_no_key_update' } });
  }

  /** The loan that one pays off, locked after it. */
  async lockPaidOff(tx: EntityManager, { memberId, paysOffId }: Loan): Promise<void> {
    if (paysOffId === null) return;
    const lock = { mode: 'for_no_key_update' } as const;
    await tx.findOne(Loan, {
      where: { memberId, id: paysOffId },
      lock,
      select: { memberId: true, id: true },
    });
  }

  /** The application that waits and would pay this loan off. */
  applicationToPayOff(
    tx: EntityManager,
    { memberId, id }: Pick<Loan, 'memberId' | 'id'>,
  ): Promise<Loan | null> {
    return tx.findOneBy(Loan, { memberId, paysOffId: id, status: In([...UNDECIDED_STATUSES]) });
  }

  async update(tx: EntityManager, { memberId, id }: Loan, changes: Partial<Loan>): Promise<void> {
    await tx.update(Loan, { memberId, id }, changes);
  }
}

const ONE_AT_A_TIME = ['loan_one_open', 'loan_one_application'];

/** Whether the database refused a second open loan of a member. */
export function isSecondOpenLoan(error: unknown): boolean {
  return ONE_AT_A_TIME.includes(violatedConstraint(error) ?? '');
}
