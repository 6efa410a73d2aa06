import { quoted } from '../../platform/database/quoted';
import { OPEN_STATUSES, OWING_STATUSES } from './loan-status';

const [OPEN, OWING] = [OPEN_STATUSES, OWING_STATUSES].map(quoted);

/**
 * The order in which a member's loans are the one that is meant where none is named: the one that is owed, then the application
 * that waits, which may be to pay it off, then the newest, whatever became of it.
 */
export const LATEST_FIRST = `status IN (${OWING}) DESC, status IN (${OPEN}) DESC, id DESC`;

/**
 * The id of the first of these; an officer may approve an application that is not the newest. For hot statements whose first
 * parameter is the member's id.
 */
export const LATEST_LOAN_ID = `coalesce(
     (SELECT id FROM loan WHERE member_id = $1 AND status IN (${OPEN}) ORDER BY ${LATEST_FIRST} LIMIT 1),
     (SELECT id FROM loan WHERE member_id = $1 ORDER BY id DESC LIMIT 1)
   )`;
