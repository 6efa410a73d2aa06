import { OFFSET_DAYS } from '../clock/clock.sql';
import { statement } from '../database/statement';
import type { Proposal, ProposalKind, ProposalState } from './proposal.entity';

const COLUMNS = `p.member_id AS "memberId", p.id, p.kind, p.subject, p.basis, p.proposed_by AS "proposedBy",
   p.actor_id AS "actorId", p.message, p.created_at AS "createdAt", p.expires_at AS "expiresAt", p.state,
   p.closed_by AS "closedBy", p.closed_at AS "closedAt"`;

/** As of when it was proposed, which is the business day. */
const BUSINESS_NOW = `now() + make_interval(days => ${OFFSET_DAYS})`;

/** Which of a member's matters. */
export type Matter = [memberId: string, kind: ProposalKind, subject: string];

export const holdOpenProposal = statement<Proposal, Matter>(
  'proposal.hold',
  `SELECT ${COLUMNS} FROM proposal p
   WHERE p.member_id = $1 AND p.kind = $2 AND p.subject = $3 AND p.state = 'OPEN' FOR UPDATE`,
);

export const addProposal = statement<
  Proposal,
  [
    ...Matter,
    id: string,
    basis: string,
    proposedBy: string,
    actorId: string,
    message: string | null,
    createdAt: Date,
    expiresAt: Date | null,
  ]
>(
  'proposal.add',
  `INSERT INTO proposal AS p (member_id, kind, subject, id, basis, proposed_by, actor_id, message, created_at, expires_at,
     state)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'OPEN') RETURNING ${COLUMNS}`,
);

/** @returns nothing where it was closed before. */
export const closeProposal = statement<
  Proposal,
  [memberId: string, id: string, state: ProposalState, closedBy: string | null]
>(
  'proposal.close',
  `UPDATE proposal p SET state = $3, closed_by = $4, closed_at = ${BUSINESS_NOW}
   WHERE p.member_id = $1 AND p.id = $2 AND p.state = 'OPEN' RETURNING ${COLUMNS}`,
);

/** What became of the subject ends what was proposed about it. */
export const voidProposals = statement<
  never,
  [memberId: string, kinds: readonly ProposalKind[], subject: string]
>(
  'proposal.void',
  `UPDATE proposal p SET state = 'VOID', closed_at = ${BUSINESS_NOW}
   WHERE p.member_id = $1 AND p.kind = ANY ($2::text[]) AND p.subject = $3 AND p.state = 'OPEN'`,
);

/** Looked up without a lock, open or closed: whether it is still open is asked where it is closed. */
export const findProposal = statement<Proposal, [id: string]>(
  'proposal.find',
  `SELECT ${COLUMNS} FROM proposal p WHERE p.id = $1`,
);

/** Newest first. */
export const openProposals = statement<Proposal, [before: string, most: number]>(
  'proposal.open',
  `SELECT ${COLUMNS} FROM proposal p
   WHERE p.id < $1 AND p.state = 'OPEN' AND (p.expires_at IS NULL OR p.expires_at > now())
   ORDER BY p.id DESC LIMIT $2`,
);

export const openProposalsOf = statement<Proposal, [memberIds: readonly string[], kind: ProposalKind]>(
  'proposal.openOf',
  `SELECT ${COLUMNS} FROM proposal p
   WHERE p.member_id = ANY ($1::uuid[]) AND p.kind = $2 AND p.state = 'OPEN'`,
);
