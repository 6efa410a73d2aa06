import type { Bucket, LoanCheckpoint } from '@pautang/loan-terms';
import { quoted } from '../../platform/database/quoted';
import { statement } from '../../platform/database/statement';
import type { Channel } from '../../platform/delivery/channels';
import { type EventType, UNNOTICED } from '../../platform/events/event-types';
import type { Language } from '../../platform/language/language';
import { PAID_OFF, PROCEEDS } from '../loan/loan-charges';
import type { LoanStatus } from '../loan/loan-status';
import type { About, Notice, NoticeState } from './notice.entity';
import type { Choices, NoticeKind } from './notice-kinds';
import type { EventData } from './rules/happenings';

/** From what happens, or the day, to what a member was told. All that is read of a person is how to reach the borrower. */

export interface UntoldEvent {
  readonly memberId: string;
  readonly id: string;
  readonly type: EventType;
  readonly data: EventData;
  readonly at: Date;
}

/** What happened and was not looked at. */
export const untoldEvents = statement<UntoldEvent, [most: number]>(
  'notices.untold',
  `SELECT e.member_id AS "memberId", e.id, e.type, e.data, e.at FROM member_event e
   WHERE e.noticed_at IS NULL AND e.type NOT IN (${quoted(UNNOTICED)})
   ORDER BY e.recorded_at LIMIT $1`,
);

/** A notice that an event is to become, as JSON. */
export interface FromEvent extends Pick<Notice, 'id' | 'kind' | 'day' | 'madeAt'>, EventData {
  readonly eventId: string;
}

/**
 * The notices of some events of a member, made once for each; the loans named last are looked at anew. Which loan a
 * withdrawal came from, its row says. A list of unknown length seems dearer than a known one, so the lists are hidden from the
 * planner: it would make a plan for each call.
 */
export const noticeEvents = statement<
  never,
  [memberId: string, eventIds: readonly string[], notices: string, lookedAtAnew: readonly string[]]
>(
  'notices.noticeEvents',
  `WITH noticed AS (
     UPDATE member_event e SET noticed_at = now()
     WHERE e.member_id = $1 AND e.id = ANY (ARRAY(SELECT unnest($2::uuid[]))) AND e.noticed_at IS NULL RETURNING e.id
   ), watched AS (
     INSERT INTO notice_watch AS w (member_id, loan_id, look_on)
     SELECT $1::uuid, l.id, '1970-01-01'::date FROM loan l
     WHERE l.member_id = $1 AND l.loan_number = ANY (ARRAY(SELECT unnest($4::text[])))
     ON CONFLICT (member_id, loan_id) DO UPDATE SET look_on = excluded.look_on, revision = w.revision + 1
   )
   INSERT INTO notice (member_id, id, loan_id, kind, occasion, day, about, made_at)
   SELECT $1::uuid, r.id, coalesce(l.id, w.loan_id), r.kind, r."eventId"::text, r.day,
     json_strip_nulls(json_build_object('withdrawalNumber', r."withdrawalNumber", 'repaymentNumber', r."repaymentNumber",
       'amount', r.amount, 'requestId', r."requestId")),
     r."madeAt"
   FROM noticed n
   JOIN json_to_recordset($3::json) AS r(id uuid, "eventId" uuid, kind text, day date, "madeAt" timestamptz,
     "loanNumber" text, "withdrawalNumber" text, "repaymentNumber" text, amount numeric,
     "requestId" text) ON r."eventId" = n.id
   LEFT JOIN loan l ON l.member_id = $1 AND l.loan_number = r."loanNumber"
   LEFT JOIN withdrawal w ON w.member_id = $1 AND w.withdrawal_number = r."withdrawalNumber"
   WHERE coalesce(l.id, w.loan_id) IS NOT NULL
   ON CONFLICT (member_id, loan_id, kind, occasion) DO NOTHING`,
);

/** That money came which names a loan and cannot pay it, or went back; once for each payment. */
export const noticePayment = statement<
  never,
  [
    memberId: string,
    id: string,
    loanId: string,
    kind: NoticeKind,
    paymentNumber: string,
    day: string,
    about: string,
    madeAt: Date,
  ]
>(
  'notices.noticePayment',
  `INSERT INTO notice (member_id, id, loan_id, kind, occasion, day, about, made_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (member_id, loan_id, kind, occasion) DO NOTHING`,
);

/** Where a loan stands, as far as its checkpoint is to be gone on from. */
export interface LoanStanding {
  readonly status: LoanStatus;
  readonly servicedOn: string | null;
  readonly rulesVersion: number;
  readonly version: number | null;
  readonly state: LoanCheckpoint | null;
}

export interface WatchKey {
  readonly memberId: string;
  readonly loanId: string;
}

/** Loans whose day has come, whoever looks at them. */
export const watchedLoans = statement<WatchKey, [day: string, except: readonly string[], most: number]>(
  'notices.watched',
  `SELECT w.member_id AS "memberId", w.loan_id AS "loanId" FROM notice_watch w
   WHERE w.look_on <= $1 AND w.loan_id <> ALL ($2::uuid[]) ORDER BY w.look_on LIMIT $3`,
);

export interface WatchedLoan extends LoanStanding {
  readonly revision: number;
  readonly hasEmail: boolean;
}

export const watchedLoan = statement<WatchedLoan, [memberId: string, loanId: string]>(
  'notices.watchedLoan',
  `SELECT w.revision, l.status, l.serviced_on AS "servicedOn",
     l.rules_version AS "rulesVersion", k.version, k.state, m.email IS NOT NULL AS "hasEmail"
   FROM notice_watch w
   JOIN member m ON m.id = $1
   JOIN loan l ON l.member_id = $1 AND l.id = $2
   LEFT JOIN loan_checkpoint k ON k.member_id = $1 AND k.loan_id = $2
   WHERE w.member_id = $1 AND w.loan_id = $2`,
);

/**
 * What holds for a loan on a day, each told once, and when to look again; not where something has happened to the loan since
 * it was read, since then it is to be read again.
 */
export const noteLooked = statement<
  never,
  [
    memberId: string,
    loanId: string,
    revision: number,
    lookOn: string,
    day: string,
    madeAt: Date,
    notices: string,
  ]
>(
  'notices.looked',
  `WITH told AS (
     INSERT INTO notice (member_id, id, loan_id, kind, occasion, day, about, made_at)
     SELECT $1::uuid, r.id, $2::uuid, r.kind, r.occasion, $5::date, r.about, $6::timestamptz
     FROM json_to_recordset($7::json) AS r(id uuid, kind text, occasion text, about json)
     ON CONFLICT (member_id, loan_id, kind, occasion) DO NOTHING
   )
   UPDATE notice_watch SET look_on = $4 WHERE member_id = $1 AND loan_id = $2 AND revision = $3`,
);

const IS_OPEN = `n.state IN ('NEW', 'WAITING') AND n.send_at <= $1::timestamptz`;

type NoticeKey = Pick<Notice, 'memberId' | 'id'>;

/** What may be told by now. Nothing is held yet. */
export const noticesToTell = statement<NoticeKey, [at: Date, most: number]>(
  'notices.toTell',
  `SELECT n.member_id AS "memberId", n.id FROM notice n
   WHERE ${IS_OPEN} AND (n.claimed_until IS NULL OR n.claimed_until <= now()) ORDER BY n.send_at LIMIT $2`,
);

export type ClaimedNotice = Pick<
  Notice,
  'memberId' | 'id' | 'loanId' | 'kind' | 'occasion' | 'about' | 'sentBy' | 'claims' | 'failures'
>;

/** One that this worker tells, and no other before the claim ends; of a member one at a time. */
export const claimNotice = statement<
  ClaimedNotice,
  [at: Date, memberId: string, id: string, seconds: number]
>(
  'notices.claim',
  `UPDATE notice n SET claimed_until = now() + make_interval(secs => $4), claims = n.claims + 1
   WHERE n.member_id = $2 AND n.id = $3 AND ${IS_OPEN} AND NOT EXISTS (
     SELECT 1 FROM notice o WHERE o.member_id = $2 AND o.claimed_until > now())
   RETURNING n.member_id AS "memberId", n.id, n.loan_id AS "loanId", n.kind, n.occasion, n.about,
     n.sent_by AS "sentBy", n.claims, n.failures`,
);

/** Who is told, and how things stand at the moment. */
export interface NoticeFacts extends LoanStanding {
  readonly phoneNumber: string;
  readonly email: string | null;
  readonly isClosed: boolean;
  readonly language: Language | null;
  readonly choices: Choices | null;
  readonly loanNumber: string;
  readonly currency: string;
  readonly principalMinor: number;
  /** What of it was paid out, also to close an earlier loan. */
  readonly proceedsMinor: number;
  /** The number of the loan that it pays off, whether that runs, and what that took. */
  readonly paysOff: string | null;
  readonly isEarlierRunning: boolean;
  readonly payoffMinor: number;
  readonly collectingToday: number;
  readonly withdrawalStatus: string | null;
  readonly withdrawalMinor: number | null;
  /** The withdrawal is of what was paid too much. */
  readonly isRefund: boolean;
  readonly paidMinor: number | null;
  readonly isReversed: boolean;
  readonly isOvertaken: boolean;
  readonly parts: readonly { readonly bucket: Bucket | 'CREDIT'; readonly amountMinor: number }[];
}

export const noticeFacts = statement<
  NoticeFacts,
  [
    memberId: string,
    loanId: string,
    today: string,
    collecting: readonly NoticeKind[],
    withdrawalNumber: string | null,
    repaymentNumber: string | null,
    requestId: string | null,
  ]
>(
  'notices.facts',
  `SELECT m.phone_number AS "phoneNumber", m.email, m.state = 'CLOSED' AS "isClosed", a.language, p.choices,
     l.loan_number AS "loanNumber", l.currency, l.principal_minor AS "principalMinor",
     ${PROCEEDS} AS "proceedsMinor", l.status, earlier.loan_number AS "paysOff",
     coalesce(earlier.status = 'APPROVED', false) AS "isEarlierRunning",
     ${PAID_OFF} AS "payoffMinor",
     l.serviced_on AS "servicedOn", l.rules_version AS "rulesVersion", k.version, k.state,
     (SELECT count(*)::int FROM notice o WHERE o.member_id = $1 AND o.sent_on = $3::date AND o.kind = ANY ($4::text[]))
       AS "collectingToday",
     w.status AS "withdrawalStatus", w.amount_minor AS "withdrawalMinor",
     coalesce(w.source = 'CREDIT', false) AS "isRefund",
     r.amount_minor AS "paidMinor", r.id IS NULL OR v.repayment_id IS NOT NULL AS "isReversed",
     EXISTS (SELECT 1 FROM hardship_request h
       WHERE h.member_id = $1 AND h.loan_id = $2 AND h.state = 'AGREED' AND h.id > $7::uuid) AS "isOvertaken",
     (SELECT coalesce(json_agg(s), '[]') FROM (
        SELECT CASE x.bucket WHEN 'USED' THEN 'CREDIT' ELSE x.bucket END AS bucket, sum(x.amount_minor) AS "amountMinor"
        FROM repayment_allocation x
        WHERE x.member_id = $1 AND x.repayment_id = r.id GROUP BY 1 HAVING sum(x.amount_minor) > 0
      ) s) AS parts
   FROM member m
   JOIN loan l ON l.member_id = $1 AND l.id = $2
   LEFT JOIN loan earlier ON earlier.member_id = $1 AND earlier.id = l.pays_off_id
   LEFT JOIN account a ON a.id = $1
   LEFT JOIN notice_preference p ON p.member_id = $1
   LEFT JOIN loan_checkpoint k ON k.member_id = $1 AND k.loan_id = $2
   LEFT JOIN withdrawal w ON w.member_id = $1 AND w.loan_id = $2 AND w.withdrawal_number = coalesce($5, '')
   LEFT JOIN repayment r ON r.member_id = $1 AND r.loan_id = $2 AND r.repayment_number = coalesce($6, '')
   LEFT JOIN repayment_reversal v ON v.member_id = $1 AND v.repayment_id = r.id
   WHERE m.id = $1`,
);

/** Money that lies in suspense, or went back from there; none where it pays a loan by now. */
export interface SuspendedPayment {
  readonly currency: string;
  readonly amountMinor: number;
  /** Why it pays none; null where it went back. */
  readonly because: string | null;
  readonly isReversed: boolean;
}

export const suspendedPayment = statement<SuspendedPayment, [paymentNumber: string]>(
  'notices.suspendedPayment',
  `SELECT i.currency, i.amount_minor AS "amountMinor", i.unmatched_because AS because, i.state <> 'UNASSIGNED' AS "isReversed"
   FROM incoming_payment i
   WHERE i.payment_number = $1 AND i.state <> 'ASSIGNED'`,
);

/** By which ways, in which language, and the text. */
export type Words = [channels: readonly Channel[], language: Language, textCipher: string];

/** A worker that was too slow does not speak for the next. */
const OF_CLAIM = 'WHERE member_id = $1 AND id = $2 AND claims = $3';

/** What is being said, before it goes out. */
export const keepWords = statement<never, [memberId: string, id: string, claims: number, ...Words]>(
  'notices.keepWords',
  `UPDATE notice SET channels = $4, language = $5, text_cipher = $6 ${OF_CLAIM}`,
);

export type Outcome = [
  memberId: string,
  id: string,
  /** The one that it is the outcome of. */
  claims: number,
  state: NoticeState,
  sentBy: readonly Channel[],
  sentAt: Date | null,
  sentOn: string | null,
  sendAt: Date,
  failures: number,
];

/** When it went stays, where it went by no further way since. */
const OUTCOME = `state = $4, sent_by = $5, sent_at = CASE WHEN sent_by = $5::text[] THEN sent_at ELSE $6::timestamptz END,
     sent_on = CASE WHEN sent_by = $5::text[] THEN sent_on ELSE $7::date END, send_at = $8, failures = $9,
     claimed_until = NULL`;

export const noteOutcome = statement<never, Outcome>(
  'notices.note',
  `UPDATE notice SET ${OUTCOME} ${OF_CLAIM}`,
);

/** With its words: of one that does not go out now, or that a further way has said anew. */
export const noteWithWords = statement<never, [...Outcome, ...Words]>(
  'notices.noteWithWords',
  `UPDATE notice SET ${OUTCOME}, channels = $10, language = $11, text_cipher = $12 ${OF_CLAIM}`,
);

export type ListedNotice = Pick<
  Notice,
  'id' | 'kind' | 'day' | 'about' | 'state' | 'channels' | 'sentBy' | 'language' | 'madeAt' | 'sentAt'
> & { readonly loanNumber: string; readonly textCipher: string };

/** What became of what a member is told, newest first, without what is on its way; of a number's loan alone where there is one. */
export const listNotices = statement<
  ListedNotice,
  [memberId: string, before: string, most: number, loanNumber: string | null]
>(
  'notices.list',
  `SELECT n.id, n.kind, n.day, n.about, n.state, n.channels, n.sent_by AS "sentBy", n.language,
     n.made_at AS "madeAt", n.sent_at AS "sentAt", n.text_cipher AS "textCipher", l.loan_number AS "loanNumber"
   FROM notice n JOIN loan l ON l.member_id = $1 AND l.id = n.loan_id
   WHERE n.member_id = $1 AND n.id < $2 AND n.text_cipher IS NOT NULL AND n.state <> 'NEW'
     AND ($4::text IS NULL OR l.loan_number = $4)
   ORDER BY n.id DESC LIMIT $3`,
);

export interface KeptChoices {
  readonly choices: Choices | null;
  readonly hasEmail: boolean;
  readonly language: Language | null;
}

export const readChoices = statement<KeptChoices, [memberId: string]>(
  'notices.choices',
  `SELECT p.choices, m.email IS NOT NULL AS "hasEmail", a.language
   FROM member m LEFT JOIN account a ON a.id = $1 LEFT JOIN notice_preference p ON p.member_id = $1
   WHERE m.id = $1`,
);

export const keepChoices = statement<never, [memberId: string, choices: string]>(
  'notices.keepChoices',
  `INSERT INTO notice_preference AS p (member_id, choices) VALUES ($1, $2)
   ON CONFLICT (member_id) DO UPDATE SET choices = excluded.choices, updated_at = excluded.updated_at`,
);

/** As JSON, for `noteLooked`. */
export interface FromDay extends Pick<Notice, 'id' | 'kind' | 'occasion'> {
  readonly about: About;
}
