import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import type { ProposalDto } from '../../platform/four-eyes/proposal.dto';
import { Proposals } from '../../platform/four-eyes/proposals.service';
import type { Loan } from './loan.entity';
import type { HeldLoan } from './loan.sql';

const KIND = 'LOAN_APPROVAL';

/** Loans above an amount are approved by two officers. What is proposed holds for the step that the loan is at. */
@Injectable()
export class LoanFourEyes {
  constructor(
    private readonly proposals: Proposals,
    private readonly settings: Settings,
  ) {}

  isNeededFor({ principalPhpMinor }: Pick<Loan, 'principalPhpMinor'>): boolean {
    const { fourEyesMinor } = this.settings;
    return fourEyesMinor !== undefined && principalPhpMinor > fourEyesMinor;
  }

  /**
   * The caller holds the loan.
   * @returns the proposal that waits now, or what the first officer wants the member to read. @throws SecondPersonNeeded
   */
  async second(
    tx: EntityManager,
    caller: CurrentAccount,
    { memberId, loanNumber: subject, latestNumber }: HeldLoan,
    message: string | undefined,
  ): Promise<{ readonly waits: ProposalDto } | { readonly message: string | undefined }> {
    const wish = { memberId, kind: KIND, subject, basis: `step ${latestNumber}`, message } as const;
    const judged = await this.proposals.second(tx, caller, wish);
    if ('confirmed' in judged) return { message: message ?? judged.confirmed.message ?? undefined };
    const [waits] = await this.proposals.shown(tx, [judged.proposed]);
    if (!waits) throw new Error(`what was proposed about loan ${subject} is not there`);
    return { waits };
  }

  /** Another step of the loan ends what was proposed about it; in the transaction of that step. */
  endedBy(tx: EntityManager, loan: Pick<Loan, 'memberId' | 'loanNumber' | 'principalPhpMinor'>): void {
    if (!this.isNeededFor(loan)) return;
    this.proposals.endedBy(tx, { memberId: loan.memberId, subject: loan.loanNumber }, KIND);
  }

  /** What waits for a second officer, by the number of the loan. */
  async openOf(loans: readonly Loan[]): Promise<ReadonlyMap<string, ProposalDto>> {
    const memberIds = loans.filter((loan) => this.isNeededFor(loan)).map(({ memberId }) => memberId);
    return memberIds.length === 0 ? new Map() : this.proposals.openOf(memberIds, KIND);
  }
}
