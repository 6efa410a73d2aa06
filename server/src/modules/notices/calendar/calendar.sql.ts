import { statement } from '../../../platform/database/statement';
import type { Language } from '../../../platform/language/language';
import type { LoanStanding } from '../notices.sql';

export interface Subscription {
  readonly seed: string;
  readonly createdAt: Date;
}

export const readSubscription = statement<Subscription, [memberId: string]>(
  'notices.subscription',
  `SELECT c.seed, c.created_at AS "createdAt" FROM calendar_subscription c WHERE c.member_id = $1`,
);

/** Another one takes the place of the one before, whose address is good for nothing then. */
export const subscribe = statement<Subscription, [memberId: string, seed: string]>(
  'notices.subscribe',
  `INSERT INTO calendar_subscription AS c (member_id, seed) VALUES ($1, $2)
   ON CONFLICT (member_id) DO UPDATE SET seed = excluded.seed, created_at = excluded.created_at
   RETURNING c.seed, c.created_at AS "createdAt"`,
);

export const unsubscribe = statement<never, [memberId: string]>(
  'notices.unsubscribe',
  'DELETE FROM calendar_subscription c WHERE c.member_id = $1',
);

/** The running loan of who subscribed; without one its columns are null. */
export interface CalendarRow extends Omit<LoanStanding, 'status'> {
  readonly seed: string;
  readonly language: Language | null;
  readonly loanId: string | null;
  readonly loanNumber: string;
  readonly currency: string;
}

export const readCalendar = statement<CalendarRow, [memberId: string]>(
  'notices.calendar',
  `SELECT c.seed, a.language, l.id AS "loanId", l.loan_number AS "loanNumber", l.currency,
     l.serviced_on AS "servicedOn", l.rules_version AS "rulesVersion", k.version, k.state
   FROM calendar_subscription c
   LEFT JOIN account a ON a.id = $1
   LEFT JOIN LATERAL (
     SELECT * FROM loan WHERE member_id = $1 ORDER BY status = 'APPROVED' DESC, id DESC LIMIT 1
   ) l ON l.status = 'APPROVED'
   LEFT JOIN loan_checkpoint k ON k.member_id = $1 AND k.loan_id = l.id
   WHERE c.member_id = $1`,
);
