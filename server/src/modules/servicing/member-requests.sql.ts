import { statement } from '../../platform/database/statement';
import type { ChangedSchedule } from '../credit/changed-schedules';
import type { ScheduleRequests } from '../loan/loan-requests';

/** What the member asked for ends with the loan, and others are told. The caller holds the loan. */
export const endRequests = statement<never, [memberId: string, loanId: string, eventId: string, at: Date]>(
  'servicing.endRequests',
  `WITH ended AS (
     UPDATE hardship_request SET state = 'ENDED', closed_at = $4::timestamptz
     WHERE member_id = $1 AND loan_id = $2 AND state = 'ASKED'
     RETURNING id, way, size, quote->>'loanNumber' AS number
   )
   INSERT INTO member_event (member_id, id, type, data, at)
   SELECT $1::uuid, $3::uuid, 'loan.hardship.ended',
     json_build_object('memberId', $1::uuid, 'loanNumber', number, 'requestId', id, 'way', way, 'size', size), $4::timestamptz
   FROM ended`,
);

/** Of loans for which anything was ever asked. */
export const scheduleRequests = statement<
  ScheduleRequests,
  [memberIds: readonly string[], loanIds: readonly string[]]
>(
  'servicing.scheduleRequests',
  `SELECT h.loan_id AS "loanId", (count(*) FILTER (WHERE h.state = 'AGREED'))::int AS changes,
     max(h.id::text) FILTER (WHERE h.state = 'ASKED') AS "openId"
   FROM hardship_request h WHERE h.member_id = ANY ($1::uuid[]) AND h.loan_id = ANY ($2::uuid[])
   GROUP BY h.member_id, h.loan_id`,
);

/** The schedules of a member's loans that were changed, for whoever tells of their installments. */
export const changedSchedules = statement<ChangedSchedule, [memberId: string]>(
  'servicing.changedSchedules',
  `SELECT h.loan_id AS "loanId", json_agg(h.change ORDER BY h.closed_at, h.id) AS changes,
     (SELECT json_agg(json_build_object('number', i.number, 'dueOn', i.due_on) ORDER BY i.number)
      FROM installment i JOIN loan l ON l.member_id = $1 AND l.id = i.loan_id AND i.number <= l.term_months
      WHERE i.member_id = $1 AND i.loan_id = h.loan_id) AS agreed
   FROM hardship_request h WHERE h.member_id = $1 AND h.state = 'AGREED' GROUP BY h.loan_id`,
);
