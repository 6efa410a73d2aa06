import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { toMajor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { type CurrentAccount, personOf, type StaffRole } from '../access/access';
import { Forbidden } from '../access/access.errors';
import { StaffNames } from '../access/staff-names';
import { AuditService } from '../audit/audit.service';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { newId } from '../new-id';
import type { PageQueryDto } from '../page-query.dto';
import { LAST_ID, toPage } from '../paging';
import { ProposalNotFound, SecondPersonNeeded } from './four-eyes.errors';
import { OwnAccounts } from './own-accounts';
import type { ProposalDto, ProposalPageDto } from './proposal.dto';
import type { Proposal, ProposalKind } from './proposal.entity';
import {
  addProposal,
  closeProposal,
  findProposal,
  holdOpenProposal,
  openProposals,
  openProposalsOf,
  voidProposals,
} from './proposal.sql';

const MINUTE_MILLISECONDS = 60_000;
const AMOUNT = 'amount ';

/** What is to be done, as one of the staff wants it. */
export interface Wish {
  readonly memberId: string;
  readonly kind: ProposalKind;
  readonly subject: string;
  /**
   * How the subject stands: where that is another one when it comes to the second person, it is proposed anew. Of an amount
   * it is what amountBasis gives.
   */
  readonly basis: string;
  readonly message?: string;
  /** Without it, as long as the subject stays as it is. */
  readonly goodMinutes?: number;
}

/** Who may confirm and withdraw a proposal: whoever may do what it proposes. */
const ROLE_OF: Readonly<Record<ProposalKind, StaffRole>> = {
  LOAN_APPROVAL: 'LOAN_OFFICER',
  RECOVERY_CODE: 'LOAN_ASSISTANT',
  WAIVER: 'LOAN_OFFICER',
  WRITE_OFF: 'LOAN_OFFICER',
  WRITE_OFF_REVERSAL: 'LOAN_OFFICER',
};

/**
 * Four eyes: what is proposed by one of the staff is done when another one does the same. An API key counts as the person
 * who issued it; it may propose, and a person who is signed in confirms.
 */
@Injectable()
export class Proposals {
  private foundNames?: StaffNames;
  private foundOwn?: OwnAccounts;

  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly modules: ModuleRef,
  ) {}

  /**
   * Whether this is the second person: then the proposal is confirmed, in the caller's transaction. Else it is a proposal
   * from now on. The caller holds what it is about, so that two come one after the other.
   * @throws SecondPersonNeeded for who proposed it
   */
  async second(
    tx: EntityManager,
    caller: CurrentAccount,
    wish: Wish,
  ): Promise<{ readonly confirmed: Proposal } | { readonly proposed: Proposal }> {
    const { memberId, kind, subject, basis } = wish;
    const open = await holdOpenProposal.first(tx, memberId, kind, subject);
    if (open && open.basis === basis && isGood(open)) {
      assertSecond(open, caller);
      const confirmed = await closeProposal.only(tx, memberId, open.id, 'CONFIRMED', caller.accountId);
      return { confirmed };
    }
    if (open) await closeProposal.all(tx, memberId, open.id, 'VOID', null);
    return { proposed: await this.propose(tx, caller, wish) };
  }

  /** For what this person may do alone: where it waits as a proposal, it waits for nobody any more. */
  async alone(tx: EntityManager, caller: CurrentAccount, wish: Wish): Promise<void> {
    const { memberId, kind, subject, basis } = wish;
    const open = await holdOpenProposal.first(tx, memberId, kind, subject);
    if (open?.basis !== basis) return;
    const isSecond = personOf(caller) !== open.proposedBy && caller.issuedBy === undefined;
    const by = isSecond ? caller.accountId : null;
    await closeProposal.only(tx, memberId, open.id, isSecond ? 'CONFIRMED' : 'VOID', by);
  }

  /** What became of their subject ends proposals of these kinds, in the caller's transaction; nobody waits for it. */
  endedBy(
    tx: EntityManager,
    { memberId, subject }: Pick<Wish, 'memberId' | 'subject'>,
    ...kinds: readonly ProposalKind[]
  ): void {
    voidProposals.ahead(tx, memberId, kinds, subject);
  }

  async list({ cursor = LAST_ID, limit }: PageQueryDto): Promise<ProposalPageDto> {
    const page = toPage(await openProposals.all(this.database.manager, cursor, limit + 1), limit);
    return { items: await this.shown(this.database.manager, page.rows), nextCursor: page.nextCursor };
  }

  /** Those of these members by their subjects. */
  async openOf(memberIds: readonly string[], kind: ProposalKind): Promise<ReadonlyMap<string, ProposalDto>> {
    const { manager } = this.database;
    const open = (await openProposalsOf.all(manager, memberIds, kind)).filter(isGood);
    return new Map((await this.shown(manager, open)).map((proposal) => [proposal.subject, proposal]));
  }

  /** @throws ProposalNotFound, Forbidden, OwnAccount */
  async withdraw(caller: CurrentAccount, proposalId: string): Promise<void> {
    const found = await findProposal.first(this.database.manager, proposalId);
    if (!found) throw new ProposalNotFound();
    if (!caller.roles.includes(ROLE_OF[found.kind])) throw new Forbidden();
    const { memberId, id, kind, subject } = found;
    await this.database.transaction(async (tx) => {
      await this.own.assertAnother(tx, caller, memberId);
      const closed = await closeProposal.first(tx, memberId, id, 'WITHDRAWN', caller.accountId);
      if (!closed) throw new ProposalNotFound();
      const change = {
        actorId: caller.accountId,
        action: 'PROPOSAL_WITHDRAWN',
        subject: named(kind, subject),
      };
      await this.audit.record(tx, { ...change, memberId, before: told(closed) });
    });
  }

  /** In the caller's transaction: one that waits here for another connection would keep what it holds from those that have them all. */
  async shown(tx: EntityManager, proposals: readonly Proposal[]): Promise<ProposalDto[]> {
    if (proposals.length === 0) return [];
    const names = await this.names.namesOf(
      tx,
      proposals.map(({ proposedBy }) => proposedBy),
    );
    const ends = proposals.some(({ expiresAt }) => expiresAt !== null);
    const offsetDays = ends ? await this.clock.offsetDays(tx) : 0;
    return proposals.map((proposal) => ({
      proposalId: proposal.id,
      kind: proposal.kind,
      subject: proposal.subject,
      memberId: proposal.memberId,
      proposedBy: names.get(proposal.proposedBy) ?? '',
      amount: amountOf(proposal),
      message: proposal.message ?? undefined,
      proposedAt: proposal.createdAt.toISOString(),
      ...(proposal.expiresAt && {
        expiresAt: this.clock.at(offsetDays, proposal.expiresAt.getTime()).toISOString(),
      }),
    }));
  }

  private async propose(tx: EntityManager, caller: CurrentAccount, wish: Wish): Promise<Proposal> {
    const { memberId, kind, subject, basis, message = null, goodMinutes } = wish;
    const expiresAt =
      goodMinutes === undefined ? null : new Date(Date.now() + goodMinutes * MINUTE_MILLISECONDS);
    const { accountId } = caller;
    const by = [personOf(caller), accountId] as const;
    const proposedAt = await this.clock.now(tx);
    const proposed = await addProposal.only(
      tx,
      ...([memberId, kind, subject, newId(), basis, ...by, message, proposedAt, expiresAt] as const),
    );
    const change = { actorId: accountId, action: `${kind}_PROPOSED`, subject: named(kind, subject) };
    await this.audit.record(tx, { ...change, memberId, after: told(proposed) });
    return proposed;
  }

  /** Of the module that owns accounts, which stands on this one. */
  private get names(): StaffNames {
    this.foundNames ??= this.modules.get<StaffNames>(StaffNames, { strict: false });
    return this.foundNames;
  }

  /** Of the module that knows members, which stands on this one. */
  private get own(): OwnAccounts {
    this.foundOwn ??= this.modules.get<OwnAccounts>(OwnAccounts, { strict: false });
    return this.foundOwn;
  }
}

/** A proposal that is about this amount alone, in hundredths: the second person reads it there. */
export function amountBasis(amountMinor: number): string {
  return `${AMOUNT}${amountMinor}`;
}

function amountOf({ basis }: Proposal): number | undefined {
  return basis.startsWith(AMOUNT) ? toMajor(Number(basis.slice(AMOUNT.length))) : undefined;
}

function isGood({ expiresAt }: Proposal): boolean {
  return expiresAt === null || expiresAt.getTime() > Date.now();
}

/** @throws SecondPersonNeeded */
function assertSecond({ proposedBy }: Proposal, caller: CurrentAccount): void {
  if (personOf(caller) === proposedBy) throw new SecondPersonNeeded();
  if (caller.issuedBy !== undefined)
    throw new SecondPersonNeeded({
      detail: 'This was proposed already. A person who is signed in has to confirm it.',
    });
}

/** As the audit names what a decision is about. */
function named(kind: ProposalKind, subject: string): string {
  return kind === 'RECOVERY_CODE' ? `account ${subject}` : `loan ${subject}`;
}

function told(proposal: Proposal): object {
  const { id, proposedBy, message } = proposal;
  const amount = amountOf(proposal);
  return {
    proposal: id,
    proposedBy,
    ...(amount !== undefined && { amount }),
    ...(message !== null && { message }),
  };
}
