import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { minorTransformer } from '../../platform/database/columns';
import type { WithdrawalSource, WithdrawalStatus } from './withdrawal-status';

/** What a member has asked to withdraw, for a code to be bound to: the amount and the receiving account. */
@Entity('withdrawal_request')
@Index('withdrawal_request_one_open', ['memberId'], { unique: true, where: `status = 'OPEN'` })
@Index('withdrawal_request_open_newest', ['id'], { where: `status = 'OPEN' AND id IS NOT NULL` })
@Check('withdrawal_request_amount_positive', 'amount_minor > 0')
@Check('withdrawal_request_source_known', `source IN ('WALLET', 'CREDIT')`)
@ForeignKey('WalletAccount', ['memberId', 'walletAccountId'], ['memberId', 'id'])
export class WithdrawalRequest {
  @PrimaryColumn('uuid') memberId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') walletAccountId: string;
  @Column('varchar', { length: 3 }) currency: string;
  @Column('bigint', { transformer: minorTransformer }) amountMinor: number;
  @Column('varchar', { length: 100 }) bankName: string;
  @Column('text') accountNumberCipher: string;
  @Column('text') status: 'OPEN' | 'VOID' | 'USED';
  /** Where the money is that is asked for. */
  @Column('text', { default: 'WALLET' }) source: WithdrawalSource;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}

/** A code that an assistant issued for a request. A request has one live code at most. */
@Entity('one_time_password')
@Index('one_time_password_one_live', ['memberId', 'requestId'], { unique: true, where: `state = 'LIVE'` })
@Index('one_time_password_request', ['memberId', 'requestId', 'id'])
@ForeignKey(() => WithdrawalRequest, ['memberId', 'requestId'], ['memberId', 'id'])
export class OneTimePassword {
  @PrimaryColumn('uuid') memberId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') requestId: string;
  @Column('text') codeHash: string;
  @Column('uuid') issuedBy: string;
  @Column('timestamptz') expiresAt: Date;
  @Column('integer', { default: 0 }) wrongTries: number;
  @Column('text') state: 'LIVE' | 'REPLACED' | 'LOCKED' | 'USED';
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}

/** Wrong codes of one member on one day in Asia/Manila. */
@Entity('wrong_otp_day')
export class WrongOtpDay {
  @PrimaryColumn('uuid') memberId: string;
  @PrimaryColumn('date') day: string;
  @Column('integer') wrongTries: number;
}

/** Money that left a wallet for the member's bank or e-wallet account, as it was named then. */
@Entity('withdrawal')
@Index('withdrawal_number', ['withdrawalNumber'])
@Index('withdrawal_newest', ['id'])
@Index('withdrawal_status_newest', ['status', 'id'])
@Index('withdrawal_on_the_way', ['memberId', 'id'], { where: `status IN ('PENDING', 'PROCESSING')` })
@Index('withdrawal_settled', ['memberId', 'settledAt'], { where: 'settled_at IS NOT NULL' })
@Index('withdrawal_failed_refund', ['memberId', 'walletAccountId'], {
  where: `source = 'CREDIT' AND status = 'FAILED'`,
})
@Index('withdrawal_of_wallet', ['memberId', 'walletAccountId'])
@Index('withdrawal_once', ['memberId', 'requestId'], { unique: true })
@Check('withdrawal_amount_positive', 'amount_minor > 0')
@Check('withdrawal_source_known', `source IN ('WALLET', 'CREDIT')`)
@Check('withdrawal_status_known', `status IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED')`)
@ForeignKey('WalletAccount', ['memberId', 'walletAccountId'], ['memberId', 'id'])
@ForeignKey(() => WithdrawalRequest, ['memberId', 'requestId'], ['memberId', 'id'])
export class Withdrawal {
  @PrimaryColumn('uuid') memberId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('text') withdrawalNumber: string;
  @Column('uuid') requestId: string;
  @Column('uuid') walletAccountId: string;
  @Column('uuid') loanId: string;
  @Column('varchar', { length: 3 }) currency: string;
  @Column('bigint', { transformer: minorTransformer }) amountMinor: number;
  @Column('varchar', { length: 100 }) bankName: string;
  @Column('text') accountNumberCipher: string;
  @Column('text') status: WithdrawalStatus;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
  @Column('text', { default: 'WALLET' }) source: WithdrawalSource;
}
