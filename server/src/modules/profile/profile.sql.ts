import { statement } from '../../platform/database/statement';
import { LATEST_LOAN_ID } from '../loan/latest-loan.sql';
import type { Loan } from '../loan/loan.service';
import type { Member } from '../member/member.service';
import { MEMBER_COLUMNS } from '../member/member.sql';
import type { WithdrawalSource, WithdrawalStatus } from '../wallet/withdrawal-status';

/** The newest loan as it was agreed, under names of its own. */
export interface ReadLoan
  extends Pick<
    Loan,
    | 'loanNumber'
    | 'principalMinor'
    | 'principalPhpMinor'
    | 'currency'
    | 'unitsPerPhp'
    | 'termMonths'
    | 'ratePercent'
    | 'interestMinor'
    | 'interestPhpMinor'
    | 'installmentMinor'
    | 'installmentPhpMinor'
  > {
  readonly loanStatus: Loan['status'];
}

/** The newest withdrawal, under names of its own. */
export interface ReadWithdrawal {
  readonly withdrawalNumber: string;
  readonly withdrawnMinor: number;
  readonly withdrawnCurrency: string;
  /** As agreed with the loan that the money came from. */
  readonly withdrawnUnitsPerPhp: number;
  readonly withdrawalBankName: string;
  readonly withdrawalAccountCipher: string;
  readonly withdrawalStatus: WithdrawalStatus;
  readonly withdrawnAt: Date;
  readonly withdrawalSource: WithdrawalSource;
}

export type ReadProfile = Member &
  (ReadLoan | { readonly loanNumber: null }) &
  (ReadWithdrawal | { readonly withdrawalNumber: null });

export const readProfile = statement<ReadProfile, [memberId: string]>(
  'profile.read',
  `SELECT ${MEMBER_COLUMNS},
     l.loan_number AS "loanNumber", l.status AS "loanStatus", l.principal_minor AS "principalMinor",
     l.principal_php_minor AS "principalPhpMinor", l.currency, l.units_per_php::float8 AS "unitsPerPhp",
     l.term_months AS "termMonths", l.rate_percent::float8 AS "ratePercent", l.interest_minor AS "interestMinor",
     l.interest_php_minor AS "interestPhpMinor", l.installment_minor AS "installmentMinor",
     l.installment_php_minor AS "installmentPhpMinor",
     d.withdrawal_number AS "withdrawalNumber", d.amount_minor AS "withdrawnMinor",
     d.currency AS "withdrawnCurrency", source.units_per_php::float8 AS "withdrawnUnitsPerPhp",
     d.bank_name AS "withdrawalBankName", d.account_number_cipher AS "withdrawalAccountCipher",
     d.status AS "withdrawalStatus", d.created_at AS "withdrawnAt", d.source AS "withdrawalSource"
   FROM member m
   LEFT JOIN loan l ON l.member_id = $1 AND l.id = ${LATEST_LOAN_ID}
   LEFT JOIN withdrawal d ON d.member_id = $1
     AND d.id = (SELECT id FROM withdrawal WHERE member_id = $1 ORDER BY id DESC LIMIT 1)
   LEFT JOIN loan source ON source.member_id = $1 AND source.id = d.loan_id
   WHERE m.id = $1`,
);
