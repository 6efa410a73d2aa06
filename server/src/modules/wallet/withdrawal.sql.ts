import { type AuditValues, audited } from '../../platform/audit/audit.sql';
import { OFFSET_DAYS } from '../../platform/clock/clock.sql';
import type { KeptCode } from '../../platform/codes/code-rules';
import { statement } from '../../platform/database/statement';
import { type EventValues, evented } from '../../platform/events/events.sql';
import type { WalletAccount } from '../ledger/ledger.service';
import { type PostedColumns, posted } from '../ledger/ledger.sql';
import { ACCOUNT_COLUMNS, ACCOUNT_SINCE } from '../member/corrections/account-columns';
import { NAME_COLUMNS } from '../member/legal-name';
import type { NamedMember } from '../member/member.sql';
import { PRESENT_ACCOUNT, PRESENT_ACCOUNT_COLUMNS, type PresentAccount } from './present-account';
import type { Withdrawal, WithdrawalRequest } from './withdrawal.entity';
import type { WithdrawalSource, WithdrawalStatus } from './withdrawal-status';

/** A withdrawal from asking for it to its end, in the order in which rows are locked: wallet, request, code. */

export type OpenRequest = Pick<
  WithdrawalRequest,
  'id' | 'memberId' | 'amountMinor' | 'currency' | 'bankName' | 'accountNumberCipher' | 'expiresAt' | 'source'
>;

const REQUEST = `r.id, r.member_id AS "memberId", r.amount_minor AS "amountMinor", r.currency,
   r.bank_name AS "bankName", r.account_number_cipher AS "accountNumberCipher", r.expires_at AS "expiresAt", r.source`;
const IS_OPEN = `r.status = 'OPEN' AND r.expires_at > now()`;

type Names = Pick<NamedMember, 'firstName' | 'middleName' | 'lastName'>;

export type WalletToPrepare = Names &
  Pick<WalletAccount, 'currency' | 'balanceMinor'> & {
    readonly bankName: string | null;
    readonly accountNumberCipher: string | null;
    readonly unitsPerPhp: number;
    readonly offsetDays: number;
  };

/** The member's row is held, since the request before may be of another wallet; then the wallet. */
export const lockToPrepare = statement<WalletToPrepare, [memberId: string, walletId: string]>(
  'withdrawal.lockToPrepare',
  `WITH m AS (
     SELECT first_name, middle_name, last_name, bank_name, account_number_cipher, next_bank_name,
       next_account_number_cipher, next_account_at
     FROM member WHERE id = $1 FOR NO KEY UPDATE
   ), w AS (
     SELECT loan_id, currency, balance_minor FROM wallet_account
     WHERE member_id = $1 AND id = $2 AND EXISTS (SELECT 1 FROM m) FOR UPDATE
   )
   SELECT ${NAME_COLUMNS}, ${ACCOUNT_COLUMNS}, w.currency,
     w.balance_minor AS "balanceMinor", l.units_per_php::float8 AS "unitsPerPhp", ${OFFSET_DAYS} AS "offsetDays"
   FROM m CROSS JOIN w JOIN loan l ON l.member_id = $1 AND l.id = w.loan_id`,
);

/** Statements that are for money in the wallet, and for what was paid too much. */
const ofEach = <Sent>(make: (source: WithdrawalSource, suffix: string) => Sent) => ({
  WALLET: make('WALLET', ''),
  CREDIT: make('CREDIT', 'OfCredit'),
});

/** The new request, after the one before has ended. @returns the one before, where one waited */
export const replaceRequest = ofEach((source, suffix) =>
  statement<
    Pick<WithdrawalRequest, 'id'>,
    [
      memberId: string,
      id: string,
      walletId: string,
      currency: string,
      amountMinor: number,
      bankName: string,
      accountNumberCipher: string,
      expiresAt: Date,
    ]
  >(
    `withdrawal.prepare${suffix}`,
    `WITH voided AS (
     UPDATE withdrawal_request SET status = 'VOID' WHERE member_id = $1 AND status = 'OPEN' RETURNING id
   ), made AS (
     INSERT INTO withdrawal_request (member_id, id, wallet_account_id, currency, amount_minor, bank_name,
       account_number_cipher, status, expires_at, source)
     SELECT $1::uuid, $2::uuid, $3::uuid, $4, $5::bigint, $6, $7, 'OPEN', $8::timestamptz, '${source}'
     FROM (SELECT count(*) FROM voided) before
   )
   SELECT id FROM voided`,
  ),
);

/** A request that made room for another one in this same transaction waits again, with its code. */
export const waitAgain = statement<never, [memberId: string, id: string]>(
  'withdrawal.waitAgain',
  `UPDATE withdrawal_request SET status = 'OPEN' WHERE member_id = $1 AND id = $2 AND status = 'VOID'`,
);

export type PreparedWithdrawal = OpenRequest &
  Names &
  Pick<WalletToPrepare, 'balanceMinor' | 'unitsPerPhp' | 'offsetDays'> & { readonly walletId: string };

/** The request that waits for its code, while the wallet still covers it. */
export const readOpen = statement<PreparedWithdrawal & PresentAccount, [memberId: string]>(
  'withdrawal.open',
  `SELECT ${REQUEST}, ${PRESENT_ACCOUNT_COLUMNS}, w.id AS "walletId", w.balance_minor AS "balanceMinor",
     l.units_per_php::float8 AS "unitsPerPhp", ${NAME_COLUMNS}, ${OFFSET_DAYS} AS "offsetDays"
   FROM withdrawal_request r
   JOIN wallet_account w ON w.member_id = $1 AND w.id = r.wallet_account_id AND w.balance_minor >= r.amount_minor
   JOIN loan l ON l.member_id = $1 AND l.id = w.loan_id
   JOIN member m ON m.id = $1
   ${PRESENT_ACCOUNT}
   WHERE r.member_id = $1 AND r.source = 'WALLET' AND ${IS_OPEN}`,
);

export const giveUpRequest = statement<Pick<WithdrawalRequest, 'id'>, [memberId: string, id: string]>(
  'withdrawal.giveUp',
  `UPDATE withdrawal_request AS r SET status = 'VOID'
   WHERE r.member_id = $1 AND r.id = $2 AND ${IS_OPEN} RETURNING r.id`,
);

export const voidRequestsOf = statement<never, [memberId: string, walletId: string]>(
  'withdrawal.voidRequestsOf',
  `UPDATE withdrawal_request SET status = 'VOID'
   WHERE member_id = $1 AND wallet_account_id = $2 AND status = 'OPEN'`,
);

/** With how often the member typed a wrong code today. Locked, so that issuing a code, confirming and replacing the request come one after the other. */
export const lockOpenRequest = statement<
  OpenRequest & PresentAccount & { readonly wrongToday: number },
  [memberId: string, today: string]
>(
  'withdrawal.lockRequest',
  `SELECT ${REQUEST}, ${PRESENT_ACCOUNT_COLUMNS}, coalesce((
     SELECT d.wrong_tries FROM wrong_otp_day d WHERE d.member_id = $1 AND d.day = $2::date
   ), 0) AS "wrongToday"
   FROM withdrawal_request r ${PRESENT_ACCOUNT}
   WHERE r.member_id = $1 AND ${IS_OPEN} FOR UPDATE OF r`,
);

/** The new code, after the one before has ended, and the audit row. */
export const replaceCode = statement<
  never,
  [
    memberId: string,
    requestId: string,
    id: string,
    codeHash: string,
    issuedBy: string,
    expiresAt: Date,
    ...AuditValues,
  ]
>(
  'withdrawal.issueCode',
  `WITH replaced AS (
     UPDATE one_time_password SET state = 'REPLACED'
     WHERE member_id = $1 AND request_id = $2 AND state = 'LIVE' RETURNING id
   ), ${audited(7)}
   INSERT INTO one_time_password (member_id, id, request_id, code_hash, issued_by, expires_at, state)
   SELECT $1::uuid, $3::uuid, $2::uuid, $4, $5::uuid, $6::timestamptz, 'LIVE'
   FROM (SELECT count(*) FROM replaced) before`,
);

/** A code with its id. */
export type LockedCode = KeptCode & { readonly codeId: string };

/** A wallet with a request of the member's, and its newest code where there is one. */
export type LockedRequest = {
  readonly loanId: string;
  readonly balanceMinor: number;
  readonly offsetDays: number;
  readonly wrongToday: number;
  readonly requestWalletId: string;
} & Omit<OpenRequest, 'expiresAt'> &
  PresentAccount &
  (LockedCode | { readonly codeId: null; readonly state: null });

const HELD_MEMBER = 'm AS (SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE),';

/** The wallet alone, where no such request waits. */
type LockedWallet = Pick<LockedRequest, 'balanceMinor'> & {
  readonly requestWalletId: null;
  readonly state: null;
};

export type LockedToConfirm = LockedRequest | LockedWallet;

/**
 * The wallet, then the request, then its newest code and the wrong tries of the day: each locked as it is read. Before all of
 * them the member, where what was paid too much is sent: that moves the score of the loan.
 */
export const lockToConfirm = ofEach((source, suffix) =>
  statement<LockedToConfirm, [memberId: string, walletId: string, requestId: string, today: string]>(
    `withdrawal.lockToConfirm${suffix}`,
    `WITH ${source === 'CREDIT' ? HELD_MEMBER : ''} w AS (
     SELECT loan_id, balance_minor FROM wallet_account
     WHERE member_id = $1 AND id = $2 ${source === 'CREDIT' ? 'AND EXISTS (SELECT 1 FROM m)' : ''} FOR UPDATE
   ), r AS (
     SELECT r.id, r.wallet_account_id, r.currency, r.amount_minor, r.bank_name, r.account_number_cipher,
       r.source
     FROM withdrawal_request r
     WHERE r.member_id = $1 AND r.id = $3 AND r.source = '${source}' AND ${IS_OPEN} AND EXISTS (SELECT 1 FROM w) FOR UPDATE
   ), c AS (
     SELECT id, code_hash, expires_at, wrong_tries, state FROM one_time_password
     WHERE member_id = $1 AND request_id = $3 AND EXISTS (SELECT 1 FROM r)
     ORDER BY (state = 'LIVE') DESC, id DESC LIMIT 1 FOR UPDATE
   ), d AS (
     SELECT wrong_tries FROM wrong_otp_day
     WHERE member_id = $1 AND day = $4::date AND EXISTS (SELECT 1 FROM r) FOR UPDATE
   )
   SELECT w.loan_id AS "loanId", w.balance_minor AS "balanceMinor", ${OFFSET_DAYS} AS "offsetDays",
     r.id, $1::uuid AS "memberId", r.wallet_account_id AS "requestWalletId", r.currency, r.amount_minor AS "amountMinor",
     r.bank_name AS "bankName", r.account_number_cipher AS "accountNumberCipher", r.source, ${PRESENT_ACCOUNT_COLUMNS},
     c.id AS "codeId", c.code_hash AS "codeHash", c.expires_at AS "expiresAt", c.wrong_tries AS "wrongTries", c.state,
     coalesce(d.wrong_tries, 0) AS "wrongToday"
   FROM w ${PRESENT_ACCOUNT} LEFT JOIN r ON true LEFT JOIN c ON true LEFT JOIN d ON true`,
  ),
);

export const countWrongTry = statement<
  never,
  [memberId: string, codeId: string, wrongTries: number, state: string, today: string]
>(
  'withdrawal.countWrongTry',
  `WITH tried AS (
     UPDATE one_time_password SET wrong_tries = $3::integer, state = $4 WHERE member_id = $1 AND id = $2
   )
   INSERT INTO wrong_otp_day AS d (member_id, day, wrong_tries) VALUES ($1, $5, 1)
   ON CONFLICT (member_id, day) DO UPDATE SET wrong_tries = d.wrong_tries + 1`,
);

/** The whole of a confirmed withdrawal: code, where there is one, and request are used up, the money moves, the withdrawal begins. */
export const payOut = ofEach((source, suffix) =>
  statement<
    never,
    [
      memberId: string,
      codeId: string | null,
      requestId: string,
      id: string,
      withdrawalNumber: string,
      walletId: string,
      loanId: string,
      currency: string,
      amountMinor: number,
      bankName: string,
      accountNumberCipher: string,
      createdAt: Date,
      ...PostedColumns,
      ...EventValues,
    ]
  >(
    `withdrawal.payOut${suffix}`,
    `WITH used_code AS (
     UPDATE one_time_password SET state = 'USED' WHERE member_id = $1 AND id = $2
   ), used_request AS (
     UPDATE withdrawal_request SET status = 'USED' WHERE member_id = $1 AND id = $3
   ), ${posted(13)}, ${evented(24)}
   INSERT INTO withdrawal (member_id, id, withdrawal_number, request_id, wallet_account_id, loan_id, currency,
     amount_minor, bank_name, account_number_cipher, status, created_at,
     source)
   VALUES ($1, $4, $5, $3, $6, $7, $8, $9, $10, $11, 'PENDING', $12, '${source}')`,
  ),
);

/** The request for what was paid too much that waits. */
export const readOpenCredit = statement<
  OpenRequest &
    Names &
    PresentAccount & { readonly walletId: string; readonly loanId: string; readonly offsetDays: number },
  [memberId: string]
>(
  'withdrawal.openCredit',
  `SELECT ${REQUEST}, ${PRESENT_ACCOUNT_COLUMNS}, w.id AS "walletId", w.loan_id AS "loanId", ${NAME_COLUMNS}, ${OFFSET_DAYS} AS "offsetDays"
   FROM withdrawal_request r
   JOIN wallet_account w ON w.member_id = $1 AND w.id = r.wallet_account_id
   JOIN member m ON m.id = $1
   ${PRESENT_ACCOUNT}
   WHERE r.member_id = $1 AND r.source = 'CREDIT' AND ${IS_OPEN}`,
);

/** Without a lock: which loan is to be held first. */
export const findCreditRequest = statement<
  { readonly walletId: string; readonly loanId: string },
  [memberId: string, id: string]
>(
  'withdrawal.findCredit',
  `SELECT w.id AS "walletId", w.loan_id AS "loanId"
   FROM withdrawal_request r JOIN wallet_account w ON w.member_id = $1 AND w.id = r.wallet_account_id
   WHERE r.member_id = $1 AND r.id = $2 AND r.source = 'CREDIT'`,
);

/** The accounts that have received money since the present one counts, the latest first. */
export const settledTo = statement<Pick<Withdrawal, 'bankName' | 'accountNumberCipher'>, [memberId: string]>(
  'withdrawal.settledTo',
  `SELECT d.bank_name AS "bankName", d.account_number_cipher AS "accountNumberCipher"
   FROM withdrawal d
   WHERE d.member_id = $1 AND d.status = 'COMPLETED' AND d.settled_at IS NOT NULL
     AND d.created_at >= coalesce(${ACCOUNT_SINCE}, '-infinity')
   ORDER BY d.settled_at DESC LIMIT 10`,
);

/** Without a lock, since a number does not say whose it is. */
export const findWithdrawal = statement<Pick<Withdrawal, 'memberId' | 'id'>, [withdrawalNumber: string]>(
  'withdrawal.find',
  'SELECT member_id AS "memberId", id FROM withdrawal WHERE withdrawal_number = $1',
);

export type LockedWithdrawal = Withdrawal &
  Pick<NamedMember, 'phoneNumber'> &
  Names & {
    readonly offsetDays: number;
    /** Where it took a code. */
    readonly codeIssuedBy: string | null;
    /** Whether its money may be what was paid too much: also what came back of that lies in a wallet. */
    readonly isOfCredit: boolean;
  };

export const lockWithdrawal = statement<LockedWithdrawal, [memberId: string, id: string]>(
  'withdrawal.lock',
  `SELECT d.member_id AS "memberId", d.id, d.withdrawal_number AS "withdrawalNumber", d.request_id AS "requestId",
     d.wallet_account_id AS "walletAccountId", d.loan_id AS "loanId", d.currency, d.amount_minor AS "amountMinor",
     d.bank_name AS "bankName", d.account_number_cipher AS "accountNumberCipher", d.status,
     d.created_at AS "createdAt", d.settled_at AS "settledAt", d.source, m.phone_number AS "phoneNumber", ${NAME_COLUMNS},
     ${OFFSET_DAYS} AS "offsetDays",
     (SELECT c.issued_by FROM one_time_password c
      WHERE c.member_id = $1 AND c.request_id = d.request_id AND c.state = 'USED') AS "codeIssuedBy",
     d.source = 'CREDIT' OR EXISTS (
       SELECT 1 FROM withdrawal f WHERE f.member_id = $1 AND f.source = 'CREDIT' AND f.status = 'FAILED'
     ) AS "isOfCredit"
   FROM withdrawal d JOIN member m ON m.id = $1
   WHERE d.member_id = $1 AND d.id = $2 FOR UPDATE OF d`,
);

/** How far it is, with the audit row, the event, and the money that comes back, where any does. */
export const settle = statement<
  never,
  [
    memberId: string,
    id: string,
    status: WithdrawalStatus,
    settledAt: Date | null,
    ...AuditValues,
    ...PostedColumns,
    ...EventValues,
  ]
>(
  'withdrawal.settle',
  `WITH ${audited(5)}, ${posted(12)}, ${evented(23)}
   UPDATE withdrawal SET status = $3, settled_at = $4::timestamptz WHERE member_id = $1 AND id = $2`,
);
