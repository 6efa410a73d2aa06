import { OFFSET_DAYS } from '../../platform/clock/clock.sql';
import { quoted } from '../../platform/database/quoted';
import { statement } from '../../platform/database/statement';
import { CREDITS } from '../ledger/ledger.sql';
import { LATEST_LOAN_ID } from '../loan/latest-loan.sql';
import type { Loan } from '../loan/loan.service';
import { CHARGE_COLUMNS } from '../loan/loan-charges';
import { LOOK_COLUMNS, type LookedAtLoan } from '../loan/loan-look';
import { ACCOUNT_COLUMNS } from '../member/corrections/account-columns';
import { NAME_COLUMNS } from '../member/legal-name';
import type { Member } from '../member/member.service';
import type { Withdrawal } from './withdrawal.entity';
import { ON_THE_WAY } from './withdrawal-status';

const ON_THE_WAY_AT_MOST = 50;
const ENDED_AT_MOST = 10;

/** A wallet of another loan, as JSON has it. */
export interface OtherWallet {
  readonly id: string;
  readonly balanceMinor: number;
  readonly currency: string;
  readonly unitsPerPhp: number;
  readonly loanNumber: string;
  readonly createdAt: string;
}

/** What was paid too much on a loan. */
export interface WalletCredit {
  readonly loanNumber: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** A withdrawal, as JSON has it. */
export interface ShownWithdrawal
  extends Pick<
    Withdrawal,
    'id' | 'withdrawalNumber' | 'amountMinor' | 'currency' | 'bankName' | 'status' | 'source'
  > {
  readonly createdAt: string;
  readonly settledAt: string | null;
}

export type LoadedWallet = LookedAtLoan &
  Pick<
    Loan,
    | 'loanNumber'
    | 'principalMinor'
    | 'principalPhpMinor'
    | 'processingFeeMinor'
    | 'stampTaxMinor'
    | 'currency'
    | 'unitsPerPhp'
    | 'createdAt'
  > &
  Pick<Loan, 'statementShow'> &
  Pick<Member, 'firstName' | 'middleName' | 'lastName' | 'bankName' | 'accountNumberCipher'> & {
    readonly walletId: string;
    readonly balanceMinor: number;
    /** What came into the wallet of its loan, or was carried over from another one. */
    readonly limitMinor: number;
    /** What was paid too much, and came into it. */
    readonly returnedMinor: number;
    readonly offsetDays: number;
    readonly otherWallets: readonly OtherWallet[] | null;
    readonly credits: readonly WalletCredit[] | null;
    readonly onTheWay: readonly ShownWithdrawal[] | null;
    readonly ended: readonly ShownWithdrawal[] | null;
  };

const shownWithdrawals = (which: string) => `(
     SELECT json_agg(d) FROM (
       SELECT id, withdrawal_number AS "withdrawalNumber", amount_minor AS "amountMinor", currency,
         bank_name AS "bankName", status, source, created_at AS "createdAt", settled_at AS "settledAt"
       FROM withdrawal WHERE member_id = $1 AND ${which}
     ) d
   )`;

const STATUSES_ON_THE_WAY = quoted(ON_THE_WAY);

/**
 * Everything at one moment, so that money on its way from one place to another is seen once. What was paid too much goes
 * through the wallet at once, and comes into it only where it does not reach the account. There is no row where there is no
 * such member, or none any more.
 */
export const loadWallet = statement<LoadedWallet | { readonly walletId: null }, [memberId: string]>(
  'wallet.load',
  `SELECT w.id AS "walletId", w.balance_minor AS "balanceMinor", l.loan_number AS "loanNumber",
     l.principal_minor AS "principalMinor", l.principal_php_minor AS "principalPhpMinor", ${CHARGE_COLUMNS}, l.currency,
     l.units_per_php::float8 AS "unitsPerPhp", l.created_at AS "createdAt", l.statement_show AS "statementShow",
     ${LOOK_COLUMNS}, ${NAME_COLUMNS}, ${ACCOUNT_COLUMNS},
     ${OFFSET_DAYS} AS "offsetDays",
     (
       SELECT coalesce(sum(p.amount_minor), 0)::bigint
       FROM ledger_transaction t
       JOIN posting p ON p.member_id = $1 AND p.transaction_id = t.id AND p.wallet_account_id = w.id
       WHERE t.member_id = $1 AND t.kind IN ('LOAN_FUNDING', 'LOAN_CANCELLATION', 'WALLET_CARRIED_OVER')
     ) AS "limitMinor", (
       SELECT coalesce(sum(failed.amount_minor), 0)::bigint FROM withdrawal failed
       WHERE failed.member_id = $1 AND failed.wallet_account_id = w.id AND failed.source = 'CREDIT'
         AND failed.status = 'FAILED'
     ) AS "returnedMinor",
     (
       SELECT json_agg(o) FROM (
         SELECT other.id, other.balance_minor AS "balanceMinor", other.currency,
           earlier.units_per_php::float8 AS "unitsPerPhp", earlier.loan_number AS "loanNumber",
           earlier.created_at AS "createdAt"
         FROM wallet_account other
         JOIN loan earlier ON earlier.member_id = $1 AND earlier.id = other.loan_id
         WHERE other.member_id = $1 AND other.balance_minor > 0 AND other.id <> w.id
         ORDER BY other.id DESC
       ) o
     ) AS "otherWallets",
     (
       SELECT json_agg(json_build_object('loanNumber', paid.loan_number, 'amountMinor', credit.amount_minor,
         'currency', credit.currency) ORDER BY paid.id DESC)
       FROM (${CREDITS}) credit JOIN loan paid ON paid.member_id = $1 AND paid.id = credit.loan_id
     ) AS credits,
     ${shownWithdrawals(`status IN (${STATUSES_ON_THE_WAY}) ORDER BY id DESC LIMIT ${ON_THE_WAY_AT_MOST}`)}
       AS "onTheWay",
     ${shownWithdrawals(`settled_at IS NOT NULL ORDER BY settled_at DESC LIMIT ${ENDED_AT_MOST}`)} AS "ended"
   FROM member m
   LEFT JOIN loan l ON l.member_id = $1 AND l.id = ${LATEST_LOAN_ID}
   LEFT JOIN wallet_account w ON w.member_id = $1 AND w.loan_id = l.id
   WHERE m.id = $1 AND m.state <> 'CLOSED'`,
);

export const withdrawalsOfLoan = statement<
  Pick<Withdrawal, 'id' | 'withdrawalNumber' | 'bankName' | 'source'>,
  [memberId: string, loanId: string]
>(
  'wallet.withdrawalsOfLoan',
  `SELECT d.id, d.withdrawal_number AS "withdrawalNumber", d.bank_name AS "bankName", d.source
   FROM wallet_account w JOIN withdrawal d ON d.member_id = $1 AND d.wallet_account_id = w.id
   WHERE w.member_id = $1 AND w.loan_id = $2`,
);
