import type { Day } from '@pautang/loan-terms';
import type { OwnLateRules } from '../../config/late-payment-rules';
import { type AuditValues, audited } from '../../platform/audit/audit.sql';
import { OFFSET_DAYS } from '../../platform/clock/clock.sql';
import { quoted } from '../../platform/database/quoted';
import { rowsOf } from '../../platform/database/rows-of';
import { statement } from '../../platform/database/statement';
import { type EventValues, evented } from '../../platform/events/events.sql';
import type { Language } from '../../platform/language/language';
import { type RateInForce, ratesInForce } from '../currency/currency.sql';
import { type PostedColumns, posted } from '../ledger/ledger.sql';
import { NAME_COLUMNS } from '../member/legal-name';
import type { Member } from '../member/member.service';
import { MEMBER_COLUMNS } from '../member/member.sql';
import { agreementPrints } from './agreement-prints';
import { type CheckpointValues, checkpointed } from './checkpoint.sql';
import { positioned } from './day-position.sql';
import type { LoanReason } from './decision-reasons';
import type { Loan } from './loan.entity';
import { CHARGE_COLUMNS } from './loan-charges';
import { type LoanEventActor, type LoanStatus, OPEN_STATUSES, UNDECIDED_STATUSES } from './loan-status';

const [OPEN, UNDECIDED] = [OPEN_STATUSES, UNDECIDED_STATUSES].map(quoted);

/** A loan's key: every lock and every change names the member too. */
export type LoanKey = Pick<Loan, 'memberId' | 'id' | 'loanNumber'>;
type Key = [memberId: string, loanId: string];

const KEY = `l.member_id AS "memberId", l.id, l.loan_number AS "loanNumber"`;

/** The whole row, for hot statements that read a loan as `l`. */
const LOAN_COLUMNS = `${KEY}, l.status, l.currency, l.units_per_php::float8 AS "unitsPerPhp",
   l.rounding_unit_minor AS "roundingUnitMinor", l.term_months AS "termMonths",
   l.rate_percent::float8 AS "ratePercent", l.interest_method AS "interestMethod",
   l.principal_minor AS "principalMinor", l.interest_minor AS "interestMinor",
   l.installment_minor AS "installmentMinor", l.principal_php_minor AS "principalPhpMinor",
   l.interest_php_minor AS "interestPhpMinor", l.installment_php_minor AS "installmentPhpMinor", ${CHARGE_COLUMNS},
   l.decision_reasons AS "decisionReasons", l.status_text AS "statusText", l.status_color AS "statusColor",
   l.status_icon AS "statusIcon", l.status_message AS "statusMessage", l.statement,
   l.statement_message AS "statementMessage", l.statement_show AS "statementShow", l.created_at AS "createdAt",
   l.approved_at AS "approvedAt", l.approved_on AS "approvedOn", l.repaid_at AS "repaidAt",
   l.serviced_on AS "servicedOn", l.rules_version AS "rulesVersion", l.oldest_unpaid_on AS "oldestUnpaidOn",
   l.pays_off_id AS "paysOffId", l.restorable_until AS "restorableUntil", earlier.loan_number AS "paysOff"`;

/** The loan that `l` pays off. */
const EARLIER = 'LEFT JOIN loan earlier ON earlier.member_id = l.member_id AND earlier.id = l.pays_off_id';

interface PaysOff {
  /** The number of the loan that this one pays off. */
  readonly paysOff: string | null;
}

// ——— An application ———

/** A wallet that holds money, as JSON holds it. */
export interface FilledWallet {
  readonly id: string;
  readonly loanId: string;
  readonly currency: string;
  readonly balanceMinor: number;
}

const FILLED = `json_build_object('id', w.id, 'loanId', w.loan_id, 'currency', w.currency,
   'balanceMinor', w.balance_minor)`;

/** Everything that an application rests upon. */
export interface Applicant extends Member {
  /** One that runs, one that waits for its decision, or both where the one would pay off the other. */
  readonly openLoans:
    | readonly (Pick<Loan, 'id' | 'loanNumber' | 'status' | 'currency'> & { readonly createdAt: string })[]
    | null;
  readonly filledWallets: FilledWallet[] | null;
  readonly rates: RateInForce[] | null;
  readonly offsetDays: number;
}

/**
 * Holds an application that waits already, since it may have to make room, then the member's row, then the wallets that
 * hold money: who applies, who decides and who gives money back come one after the other, in this order. What was opened or filled while this waited for its turn, `fileApplication` sees.
 */
export const holdApplicant = statement<Applicant, [memberId: string, currency: string, ratesSince: Date]>(
  'loan.holdApplicant',
  `WITH waiting AS MATERIALIZED (
     SELECT l.id FROM loan l WHERE l.member_id = $1 AND l.status IN (${UNDECIDED}) FOR NO KEY UPDATE
   ), held AS MATERIALIZED (
     SELECT m.* FROM member m CROSS JOIN (SELECT count(*) FROM waiting) after
     WHERE m.id = $1 FOR NO KEY UPDATE OF m
   ), filled AS MATERIALIZED (
     SELECT w.id, w.loan_id, w.currency, w.balance_minor
     FROM wallet_account w CROSS JOIN (SELECT count(*) FROM held) after
     WHERE w.member_id = $1 AND w.balance_minor > 0 ORDER BY w.id FOR UPDATE OF w
   )
   SELECT ${MEMBER_COLUMNS}, ${OFFSET_DAYS} AS "offsetDays",
     (SELECT json_agg(json_build_object('id', l.id, 'loanNumber', l.loan_number, 'status', l.status,
        'currency', l.currency, 'createdAt', l.created_at))
      FROM loan l WHERE l.member_id = $1 AND l.status IN (${OPEN})) AS "openLoans",
     (SELECT json_agg(${FILLED} ORDER BY w.id) FROM filled w) AS "filledWallets",
     ${ratesInForce('$2::text', '$3::timestamptz')} AS rates
   FROM held m`,
);

export type ApplicationRow = [
  memberId: string,
  id: string,
  loanNumber: string,
  currency: string,
  unitsPerPhp: number,
  roundingUnitMinor: number,
  termMonths: number,
  ratePercent: number,
  interestMethod: string,
  principalMinor: number,
  interestMinor: number,
  installmentMinor: number,
  principalPhpMinor: number,
  interestPhpMinor: number,
  installmentPhpMinor: number,
  createdAt: Date,
  walletId: string,
  termsVersion: string,
  language: Language,
  address: string,
  quoteHash: string,
  agreed: string,
  processingFeeMinor: number,
  stampTaxMinor: number,
  ...EventValues,
  paysOffId: string | null,
  ...AuditValues,
];

const IF_FILED = 'EXISTS (SELECT 1 FROM filed)';
const PRINTS = `|| ${agreementPrints('$22::jsonb', '$20::text')}`;

/** The wallets that held money as the application was filed. */
type Filed = { readonly filledWallets: FilledWallet[] | null };

/** @param also a part that moves money; it takes its time also where there is none */
const filing = (also = '') => `WITH filed AS (
     INSERT INTO loan AS l (member_id, id, loan_number, status, currency, units_per_php, rounding_unit_minor,
       term_months, rate_percent, interest_method, principal_minor, interest_minor, installment_minor,
       principal_php_minor, interest_php_minor, installment_php_minor, created_at, processing_fee_minor,
       stamp_tax_minor, pays_off_id)
     VALUES ($1, $2, $3, 'PENDING', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $23, $24, $29)
     ON CONFLICT DO NOTHING RETURNING l.id
   ), opened AS (
     INSERT INTO wallet_account AS w (member_id, id, loan_id, currency)
     SELECT $1::uuid, $17::uuid, filed.id, $4 FROM filed
   ), told AS (
     INSERT INTO loan_event AS e (member_id, loan_id, number, status, by, reasons, at)
     SELECT $1::uuid, filed.id, 1, 'PENDING', 'MEMBER', '{}'::text[], $16 FROM filed
   ), agreed AS (
     INSERT INTO loan_agreement AS a (member_id, loan_id, agreed_at, terms_version, language, address, quote_hash,
       agreed)
     SELECT $1::uuid, filed.id, $16, $18, $19, $20, $21, $22::jsonb FROM filed
   ), ${evented(25, IF_FILED)}, ${audited(30, `WHERE ${IF_FILED}`, PRINTS)} ${also}
   SELECT (SELECT json_agg(${FILLED}) FROM wallet_account w WHERE w.member_id = $1 AND w.balance_minor > 0)
     AS "filledWallets"
   FROM filed`;

/**
 * The loan with its wallet, its first step, and what was agreed to; nothing where the member has an open loan (the
 * indexes loan_one_open and loan_one_application decide).
 */
export const fileApplication = statement<Filed, ApplicationRow>('loan.file', filing());

/** The same, with what goes along from earlier wallets. */
export const fileAndCarry = statement<Filed, [...ApplicationRow, ...PostedColumns]>(
  'loan.fileAndCarry',
  filing(`, ${posted(37, `WHERE ${IF_FILED}`)}`),
);

// ——— A loan's next step ———

/** Looked up without a lock; locked by member and id after. */
export const findLoan = statement<LoanKey, [loanNumber: string]>(
  'loan.find',
  `SELECT ${KEY} FROM loan l WHERE l.loan_number = $1`,
);

/** What was agreed to of paying late. */
export interface AgreedOfLate {
  /** The edition of what was agreed to; null for loans from before agreements. */
  readonly termsVersion: string | null;
  /** Where that is not what the edition says. */
  readonly penaltyRules: OwnLateRules | null;
}

/** A loan that is about to move, with what its next step rests upon. */
export interface HeldLoan
  extends Loan,
    PaysOff,
    AgreedOfLate,
    Pick<Member, 'phoneNumber' | 'firstName' | 'middleName' | 'lastName'> {
  readonly latestNumber: number;
  readonly latestBy: LoanEventActor | null;
  readonly latestStatus: LoanStatus | null;
  readonly walletId: string;
  readonly monthlyNetIncome: number;
  readonly creditScore: number;
  readonly offsetDays: number;
}

const HELD = `SELECT ${LOAN_COLUMNS}, m.phone_number AS "phoneNumber", ${NAME_COLUMNS},
     m.monthly_net_income AS "monthlyNetIncome", m.credit_score AS "creditScore",
     coalesce(e.number, 0)::int AS "latestNumber", e.by AS "latestBy", e.status AS "latestStatus",
     a.terms_version AS "termsVersion", a.agreed -> 'quote' -> 'penaltyRules' AS "penaltyRules", w.id AS "walletId", ${OFFSET_DAYS} AS "offsetDays"
   FROM loan l
   ${EARLIER}
   JOIN member m ON m.id = $1
   JOIN wallet_account w ON w.member_id = $1 AND w.loan_id = l.id
   LEFT JOIN loan_agreement a ON a.member_id = $1 AND a.loan_id = l.id
   LEFT JOIN LATERAL (
     SELECT e.number, e.by, e.status FROM loan_event e WHERE e.member_id = $1 AND e.loan_id = l.id
     ORDER BY e.number DESC LIMIT 1
   ) e ON true
   WHERE l.member_id = $1 AND l.id = $2`;

/**
 * Held, so that what moves one loan comes one after the other; its wallet is locked after it. Movements of money refer
 * to the loan meanwhile, which this kind of lock allows. Where another step was made while this waited, the latest
 * step is not the latest any more, and `moveLoan` says so.
 */
export const holdLoan = statement<HeldLoan, Key>('loan.hold', `${HELD} FOR NO KEY UPDATE OF l`);

/** The same for a loan that nobody else holds. */
export const holdFreeLoan = statement<HeldLoan, Key>(
  'loan.holdFree',
  `${HELD} FOR NO KEY UPDATE OF l SKIP LOCKED`,
);

export type LoanMove = [
  ...Key,
  /** The step before, as it was read: where another came after it, nothing is done. */
  latestNumber: number,
  status: LoanStatus,
  statusMessage: string | null,
  decisionReasons: readonly LoanReason[],
  approvedAt: Date | null,
  approvedOn: Day | null,
  by: LoanEventActor,
  actorId: string | null,
  message: string | null,
  at: Date,
];

const HAS_MOVED = 'EXISTS (SELECT 1 FROM moved)';
const IF_MOVED = `WHERE ${HAS_MOVED}`;

/** The loan with the look of its status, and its step. */
const moved = (also = '') => `moved AS (
     UPDATE loan l SET status = $4, status_message = $5, decision_reasons = $6, status_text = NULL,
       status_color = NULL, status_icon = NULL, statement = NULL, statement_message = NULL,
       approved_at = coalesce($7, l.approved_at), approved_on = coalesce($8, l.approved_on),
       serviced_on = coalesce($8, l.serviced_on) ${also}
     WHERE l.member_id = $1 AND l.id = $2 AND $3 = (
       SELECT coalesce(max(e.number), 0) FROM loan_event e WHERE e.member_id = $1 AND e.loan_id = $2)
     RETURNING l.id
   ), told AS (
     INSERT INTO loan_event AS e (member_id, loan_id, number, status, by, actor_id, reasons, message, at)
     SELECT $1::uuid, moved.id, $3::int + 1, $4, $9, $10::uuid, $6::text[], $11, $12::timestamptz FROM moved
   )`;

type Moved = { readonly id: string };

/** A step with its entry in the audit, and its event. @returns nothing where another step came first. */
export const moveLoan = statement<Moved, [...LoanMove, ...AuditValues, ...EventValues]>(
  'loan.move',
  `WITH ${moved()}, ${audited(13, IF_MOVED)}, ${evented(20, HAS_MOVED)} SELECT moved.id FROM moved`,
);

export const tellStep = statement<never, [...Key, status: LoanStatus, by: LoanEventActor, at: Date]>(
  'loan.tell',
  `INSERT INTO loan_event AS e (member_id, loan_id, number, status, by, reasons, at)
   SELECT $1::uuid, $2::uuid, 1 + coalesce(max(t.number), 0), $3, $4, '{}'::text[], $5::timestamptz
   FROM loan_event t WHERE t.member_id = $1 AND t.loan_id = $2`,
);

/** The installments column by column, and the rules that the loan is serviced by from now on. */
export type BegunColumns = [
  numbers: number[],
  dueOn: Day[],
  principalsMinor: number[],
  interestsMinor: number[],
  keptOn: (Day | null)[],
  graceDays: number,
  dailyPercent: number,
  lateChargePercent: number,
  capPercent: number,
  allocationOrder: readonly string[],
  rulesVersion: number,
  coinMinor: number | null,
  smallRestMinor: number | null,
  lifeCapPercent: number | null,
  nextEventOn: Day,
  ...CheckpointValues,
];

/** The first installment's day. */
const OLDEST_UNPAID = 'oldest_unpaid_on = coalesce(($28::date[])[1], ($25::date[])[1])';

/**
 * An approval: the step, the schedule, the rules, the money, and where the loan stands on its first day.
 * @returns nothing where another step came first.
 */
export const approveLoan = statement<
  Moved,
  [...LoanMove, ...AuditValues, ...EventValues, ...BegunColumns, ...PostedColumns, positions: string]
>(
  'loan.approve',
  `WITH ${moved(`, next_event_on = $38, rules_version = $34, ${OLDEST_UNPAID}`)}, begun AS (
     INSERT INTO installment AS i (member_id, loan_id, number, due_on, principal_minor, interest_minor, kept_on)
     SELECT $1::uuid, $2::uuid, due.*
     FROM (${rowsOf(24, ['smallint', 'date', 'bigint', 'bigint', 'date'])}) due ${IF_MOVED}
   ), ruled AS (
     INSERT INTO servicing_policy AS p (member_id, loan_id, grace_days, daily_percent, late_charge_percent,
       cap_percent, allocation_order, coin_minor, small_rest_minor, life_cap_percent)
     SELECT $1::uuid, moved.id, $29::smallint, $30::numeric, $31::numeric, $32::numeric, $33::text[], $35::smallint,
       $36::bigint, $37::numeric FROM moved
   ), ${checkpointed(39, IF_MOVED)}, ${posted(43, IF_MOVED)}, ${audited(13, IF_MOVED)},
   ${evented(20, HAS_MOVED)}, ${positioned(54, IF_MOVED)}
   SELECT moved.id FROM moved`,
);

// ——— What waits ———

/** Applications that were filed so many seconds ago or earlier and wait for a decision, the oldest first. */
export const waitingApplications = statement<
  LoanKey,
  [seconds: number, except: readonly string[], most: number]
>(
  'loan.waiting',
  `SELECT ${KEY} FROM loan l JOIN loan_event filed ON filed.member_id = l.member_id AND filed.loan_id = l.id
   WHERE l.status = 'PENDING' AND filed.status = 'PENDING'
     AND filed.recorded_at <= now() - make_interval(secs => $1) AND l.id <> ALL ($2::uuid[])
   ORDER BY l.id LIMIT $3`,
);

/** Undecided applications that were filed before these moments, the oldest first, page by page. */
export const pastApplications = statement<
  LoanKey,
  [pesosBefore: Date, foreignBefore: Date, after: string, most: number]
>(
  'loan.past',
  `SELECT ${KEY} FROM loan l
   WHERE l.status IN (${UNDECIDED}) AND l.id > $3
     AND l.created_at < CASE WHEN l.currency = 'PHP' THEN $1::timestamptz ELSE $2::timestamptz END
   ORDER BY l.id LIMIT $4`,
);

// ——— Staff's list ———

type Listed = Loan & PaysOff & Pick<Member, 'phoneNumber' | 'firstName' | 'middleName' | 'lastName'>;

const listed = (
  where: string,
  order = 'l.id DESC',
) => `SELECT ${LOAN_COLUMNS}, m.phone_number AS "phoneNumber", ${NAME_COLUMNS}
   FROM loan l ${EARLIER} JOIN member m ON m.id = l.member_id WHERE l.id < $1 ${where} ORDER BY ${order} LIMIT $2`;

export const listLoans = statement<Listed, [before: string, most: number]>('loan.list', listed(''));

/** Running loans whose oldest unpaid installment is due in these days; null does not bound them. */
export const listLoansInArrears = statement<
  Listed,
  [before: string, most: number, from: Day | null, to: Day | null]
>(
  'loan.listInArrears',
  listed(`AND l.status = 'APPROVED' AND l.oldest_unpaid_on >= coalesce($3::date, '-infinity')
     AND l.oldest_unpaid_on <= coalesce($4::date, 'infinity')`),
);

/** Of two bounds that are the same, one index alone has the order; with '=' others have it, too, and are read through where few fit. */
export const listLoansOf = statement<Listed, [before: string, most: number, status: LoanStatus]>(
  'loan.listOf',
  listed('AND l.status >= $3 AND l.status <= $3', 'l.status DESC, l.id DESC'),
);
