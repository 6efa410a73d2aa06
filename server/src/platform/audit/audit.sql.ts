import { statement } from '../database/statement';

/** What `audited` and `recordAudit` write. */
export type AuditValues = [
  id: string,
  actorId: string | null,
  action: string,
  subject: string,
  memberId: string | null,
  before: string | null,
  after: string | null,
];

const insertEntry = (first: number) =>
  `INSERT INTO audit_entry (id, actor_id, action, subject, member_id, before, after)
   VALUES ($${first}, $${first + 1}, $${first + 2}, $${first + 3}, $${first + 4}, $${first + 5}, $${first + 6})`;

/** Part of a WITH, for a statement that makes the change itself; `auditValues` gives the parameters from this one on. */
export const audited = (first: number) => `audited AS (${insertEntry(first)})`;

export const recordAudit = statement<never, AuditValues>('audit.record', insertEntry(1));
