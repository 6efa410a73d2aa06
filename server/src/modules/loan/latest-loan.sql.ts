import { OPEN_STATUSES } from './loan-status';

const OPEN = OPEN_STATUSES.map((status) => `'${status}'`).join(', ');

/**
 * The id of the member's open loan, the running one where an application would pay it off, else of the newest, whatever
 * became of it: an officer may approve an application that is not the newest. For hot statements whose first parameter is the member's id.
 */
export const LATEST_LOAN_ID = `coalesce(
     (SELECT id FROM loan WHERE member_id = $1 AND status IN (${OPEN})
      ORDER BY status = 'APPROVED' DESC LIMIT 1),
     (SELECT id FROM loan WHERE member_id = $1 ORDER BY id DESC LIMIT 1)
   )`;
