import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { Database } from '../../platform/database/database';
import { LoanNotFound } from '../loan/loan.errors';
import { findLoan } from '../loan/loan.sql';
import { OwnAccountCheck } from '../member/own-account';
import { loanNotRunning } from './servicing.errors';
import { type HeldLoan, ServicingService } from './servicing.service';

/** Loans that are locked and brought up to today, for who is going to change them. */
@Injectable()
export class HeldLoans {
  constructor(
    private readonly database: Database,
    private readonly servicing: ServicingService,
    private readonly ownAccount: OwnAccountCheck,
  ) {}

  /** Found first and locked by member and id after: a key is claimed before it matters whether there is one. */
  async holding(loanNumber: string): Promise<(tx: EntityManager) => Promise<HeldLoan | undefined>> {
    const found = await findLoan.first(this.database.manager, loanNumber);
    return async (tx) => found && this.servicing.hold(tx, found.memberId, found.id);
  }

  /** For staff. @throws LoanNotFound, OwnAccount */
  async ofAnother(tx: EntityManager, caller: CurrentAccount, held: HeldLoan | undefined): Promise<HeldLoan> {
    if (!held) throw new LoanNotFound();
    await this.ownAccount.assertAnother(tx, caller, held.loan.memberId);
    return this.servicing.bringUp(tx, held);
  }

  /** Whatever became of it. */
  async upToDate(
    tx: EntityManager,
    { memberId, id }: { readonly memberId: string; readonly id: string },
  ): Promise<HeldLoan | undefined> {
    const found = await this.servicing.hold(tx, memberId, id);
    return found && this.servicing.bringUp(tx, found);
  }

  /** @throws LoanNotFunded where it does not run */
  async running(tx: EntityManager, loan: Parameters<HeldLoans['upToDate']>[1]): Promise<HeldLoan> {
    const held = await this.upToDate(tx, loan);
    if (held?.loan.status !== 'APPROVED') throw loanNotRunning(held?.loan.status);
    return held;
  }
}
