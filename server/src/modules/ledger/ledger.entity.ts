import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { minorTransformer } from '../../platform/database/columns';

/**
 * The member's credit line of one loan. Only postings change the balance (the database sees to it), and it
 * never falls below zero.
 */
@Entity('wallet_account')
@Unique('wallet_account_loan', ['memberId', 'loanId'])
@Check('wallet_account_not_overdrawn', 'balance_minor >= 0')
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'])
export class WalletAccount {
  @PrimaryColumn('uuid') memberId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') loanId: string;
  @Column('varchar', { length: 3 }) currency: string;
  @Column('bigint', { transformer: minorTransformer, default: 0 }) balanceMinor: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

export const TRANSACTION_KINDS = [
  'LOAN_FUNDING',
  'LOAN_CANCELLATION',
  'WALLET_CARRIED_OVER',
  'WITHDRAWAL',
  'WITHDRAWAL_RETURN',
  'CHARGE',
  'REPAYMENT',
  'REPAYMENT_REVERSAL',
  'REALLOCATION',
  'SMALL_REST',
  'WAIVER',
  'WAIVER_REVERSAL',
  'NON_ACCRUAL',
  'ACCRUAL',
  'CREDIT_REFUND',
  'CREDIT_PAYMENT',
  'WRITE_OFF',
  'WRITE_OFF_REVERSAL',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** A movement of money. Its postings sum to zero per currency. Append-only; one of a kind for a subject. */
@Entity('ledger_transaction')
@Unique('ledger_transaction_once', ['memberId', 'kind', 'subjectId'])
@Index('ledger_transaction_loan', ['memberId', 'loanId', 'id'])
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], {
  name: 'ledger_transaction_loan_exists',
})
export class LedgerTransaction {
  @PrimaryColumn('uuid') memberId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('text') kind: TransactionKind;
  /** What moved the money: a loan, a withdrawal, a repayment, or the movement itself. */
  @Column('uuid') subjectId: string;
  @Column('uuid') loanId: string;
  /** The day it counts from, in Asia/Manila. */
  @Column('date') businessOn: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

/**
 * A movement of a day that was over when it was recorded, such as a payment that was found later. The books of that day stay
 * as they were: there it stands from the day of recording on. Append-only.
 */
@Entity('late_transaction')
@ForeignKey(() => LedgerTransaction, ['memberId', 'transactionId'], ['memberId', 'id'], {
  name: 'FK_late_transaction_transaction',
})
export class LateTransaction {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_late_transaction' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_late_transaction' }) transactionId: string;
  /** The business day of recording, in Asia/Manila. */
  @Column('date') recordedOn: string;
}

/** What members owe that is no income until it is paid, since their loans are long past due. */
export const MEMORANDUM_ACCOUNTS = [
  'INTEREST_MEMORANDUM',
  'PENALTIES_MEMORANDUM',
  'FEES_MEMORANDUM',
] as const;

/** What a member owes: the principal, interest that fell due, penalties of 0.3 % a day, and late charges. */
export const RECEIVABLES = [
  'LOANS_RECEIVABLE',
  'INTEREST_RECEIVABLE',
  'PENALTIES_RECEIVABLE',
  'FEES_RECEIVABLE',
  ...MEMORANDUM_ACCOUNTS,
] as const;

/**
 * The accounts of the house. PAYOUTS: what is on its way to banks; COLLECTIONS: what members paid; MEMBER_CREDIT:
 * what they paid too much; STAMP_TAX_PAYABLE: documentary stamp tax that goes to the state; SMALL_RESTS: what was too
 * little to ask for at the end of a loan; WAIVERS: what officers waived of penalties and late charges; SUSPENDED_INCOME: the
 * other side of the memorandum accounts; TOP_UPS: what of a new loan goes to the loan that it pays off; LOAN_LOSS: what was
 * receivable of loans as they were written off; RECOVERY_INCOME: what was paid on them afterwards; WRITTEN_OFF_LOANS and
 * WRITTEN_OFF_CONTRA: beside the books, what members still owe of them.
 */
export const HOUSE_ACCOUNTS = [
  ...RECEIVABLES,
  'INTEREST_INCOME',
  'PENALTY_INCOME',
  'FEE_INCOME',
  'PROCESSING_FEE_INCOME',
  'STAMP_TAX_PAYABLE',
  'PAYOUTS',
  'COLLECTIONS',
  'MEMBER_CREDIT',
  'SMALL_RESTS',
  'WAIVERS',
  'SUSPENDED_INCOME',
  'TOP_UPS',
  'LOAN_LOSS',
  'RECOVERY_INCOME',
  'WRITTEN_OFF_LOANS',
  'WRITTEN_OFF_CONTRA',
] as const;
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number];

/** One side of a transaction: credits are positive, debits negative. Append-only. */
@Entity('posting')
@ForeignKey(() => LedgerTransaction, ['memberId', 'transactionId'], ['memberId', 'id'])
@ForeignKey(() => WalletAccount, ['memberId', 'walletAccountId'], ['memberId', 'id'])
@Index('posting_wallet', ['memberId', 'walletAccountId'])
@Index('posting_credit', ['memberId', 'transactionId'], { where: `account = 'MEMBER_CREDIT'` })
@Check('posting_not_empty', 'amount_minor <> 0')
@Check('posting_account', "(account = 'WALLET') = (wallet_account_id IS NOT NULL)")
export class Posting {
  @PrimaryColumn('uuid') memberId: string;
  @PrimaryColumn('uuid') transactionId: string;
  @PrimaryColumn('smallint') lineNumber: number;
  @Column('text') account: HouseAccount | 'WALLET';
  @Column('uuid', { nullable: true }) walletAccountId: string | null;
  @Column('varchar', { length: 3 }) currency: string;
  @Column('bigint', { transformer: minorTransformer }) amountMinor: number;
}
