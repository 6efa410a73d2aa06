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

const insertEntry = (first: number, onlyIf = '', also = '') =>
  `INSERT INTO audit_entry (id, actor_id, action, subject, member_id, before, after)
   SELECT $${first}::uuid, $${first + 1}::uuid, $${first + 2}::text, $${first + 3}::text, $${first + 4}::uuid,
     $${first + 5}::jsonb, $${first + 6}::jsonb ${also} ${onlyIf}`;

/**
 * Part of a WITH, for a statement that makes the change itself; `auditValues` gives the parameters from this one on.
 * @param onlyIf a WHERE, such as that another part made the change
 * @param also what the statement itself adds to what is there after
 */
export const audited = (first: number, onlyIf?: string, also?: string) =>
  `audited AS (${insertEntry(first, onlyIf, also)})`;

export const recordAudit = statement<never, AuditValues>('audit.record', insertEntry(1));
