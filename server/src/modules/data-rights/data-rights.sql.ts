import { quoted } from '../../platform/database/quoted';
import { statement } from '../../platform/database/statement';
import { CREDITS } from '../ledger/ledger.sql';
import { OPEN_STATUSES } from '../loan/loan-status';

const OPEN = quoted(OPEN_STATUSES);

/** What stands against closing an account; read while the member's row is held. */
export interface Obstacles {
  readonly hasLoan: boolean;
  readonly hasMoney: boolean;
  readonly hasWithdrawal: boolean;
  readonly hasCredit: boolean;
}

export const readObstacles = statement<Obstacles, [memberId: string]>(
  'dataRights.obstacles',
  `SELECT
     EXISTS (SELECT 1 FROM loan WHERE member_id = $1 AND status IN (${OPEN})) AS "hasLoan",
     EXISTS (SELECT 1 FROM wallet_account WHERE member_id = $1 AND balance_minor > 0) AS "hasMoney",
     EXISTS (SELECT 1 FROM withdrawal WHERE member_id = $1 AND status IN ('PENDING', 'PROCESSING')) AS "hasWithdrawal",
     EXISTS (${CREDITS}) AS "hasCredit"`,
);

type Found = { readonly memberId: string };

/** Closed accounts whose time is over. */
export const accountsToForget = statement<Found, [now: Date, except: readonly string[], count: number]>(
  'dataRights.toForget',
  `SELECT member_id AS "memberId" FROM closed_account
   WHERE forget_at <= $1 AND forgotten_at IS NULL AND member_id <> ALL ($2::uuid[]) ORDER BY forget_at LIMIT $3`,
);

/** Those who were forgotten, and whose agreements still tell who agreed. */
export const agreementsToForget = statement<Found, [except: readonly string[], count: number]>(
  'dataRights.agreementsToForget',
  `SELECT DISTINCT a.member_id AS "memberId" FROM closed_account c
   JOIN loan_agreement a ON a.member_id = c.member_id AND (a.agreed ? 'borrower' OR a.address <> '')
   WHERE c.forgotten_at IS NOT NULL AND c.member_id <> ALL ($1::uuid[]) LIMIT $2`,
);

/** Of `member m`: a registration that nobody goes on with. */
const REGISTERS = `m.state NOT IN ('INFO_COMPLETED', 'CLOSED')`;
const IS_LEFT = `NOT EXISTS (
       SELECT 1 FROM session s WHERE s.account_id = m.id AND s.revoked_at IS NULL AND s.expires_at > now())`;

export const unfinishedMembers = statement<
  Found,
  [createdBefore: Date, except: readonly string[], count: number]
>(
  'dataRights.unfinished',
  `SELECT m.id AS "memberId" FROM member m
   WHERE ${REGISTERS} AND ${IS_LEFT} AND m.created_at < $1 AND m.id <> ALL ($2::uuid[]) ORDER BY m.created_at LIMIT $3`,
);

/**
 * Whether one still is; read while the member's row is held. The state is no condition, for which all that register were
 * looked through.
 */
export const isUnfinished = statement<{ readonly isUnfinished: boolean }, [memberId: string]>(
  'dataRights.isUnfinished',
  `SELECT count(*) FILTER (WHERE ${REGISTERS}) > 0 AS "isUnfinished" FROM member m WHERE m.id = $1 AND ${IS_LEFT}`,
);

/** Who paid what was settled long ago. Amounts and what became of them stay. */
export const forgetPayers = statement<never, [closedBefore: Date]>(
  'dataRights.forgetPayers',
  `UPDATE incoming_payment SET reference_cipher = NULL, payer_name_cipher = NULL
   WHERE closed_at < $1 AND reference_cipher IS NOT NULL`,
);
