import type { InterestMethod } from '@pautang/loan-terms';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { minorTransformer, rateTransformer } from '../../platform/database/columns';
import type { StatusColor, StatusIcon } from '../../platform/status-look';
import type { LoanReason } from './decision-reasons';
import type { LoanStatus } from './loan-status';

/**
 * An application and what it became. Amounts are hundredths: the principal's of the chosen currency, those
 * that end in Php of the peso.
 */
@Entity('loan')
@Index('loan_one_open', ['memberId'], {
  unique: true,
  where: `status IN ('APPROVED', 'WRITTEN_OFF') OR (status IN ('PENDING', 'UNDER_REVIEW', 'ON_HOLD') AND pays_off_id IS NULL)`,
})
@Index('loan_one_application', ['memberId'], {
  unique: true,
  where: `status IN ('PENDING', 'UNDER_REVIEW', 'ON_HOLD')`,
})
@Index('loan_pays_off', ['memberId', 'paysOffId'], { where: 'pays_off_id IS NOT NULL' })
@Index('loan_number', ['loanNumber'])
@Index('loan_newest', ['id'])
@Index('loan_status_newest', ['status', 'id'])
@Index('loan_next_event', ['nextEventOn'], { where: `status = 'APPROVED'` })
@Check('loan_interest_method_known', `interest_method IN ('add_on', 'declining')`)
@Check('loan_amounts_positive', 'principal_minor > 0 AND principal_php_minor > 0')
@Check(
  'loan_charges_within_principal',
  'processing_fee_minor >= 0 AND stamp_tax_minor >= 0 AND processing_fee_minor + stamp_tax_minor < principal_minor',
)
@Check(
  'loan_status_known',
  `status IN ('PENDING', 'UNDER_REVIEW', 'ON_HOLD', 'APPROVED', 'REJECTED', 'CANCELLED', 'REPAID', 'WRITTEN_OFF')`,
)
@ForeignKey('Member', ['memberId'], ['id'])
@ForeignKey('Loan', ['memberId', 'paysOffId'], ['memberId', 'id'], { name: 'FK_loan_pays_off' })
export class Loan {
  @PrimaryColumn('uuid') memberId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('text') loanNumber: string;
  @Column('text') status: LoanStatus;

  @Column('varchar', { length: 3 }) currency: string;
  @Column('numeric', { transformer: rateTransformer }) unitsPerPhp: number;
  /** What amounts of the currency are rounded up to. */
  @Column('integer') roundingUnitMinor: number;
  @Column('integer') termMonths: number;
  @Column('numeric', { transformer: rateTransformer }) ratePercent: number;
  @Column('text') interestMethod: InterestMethod;
  @Column('bigint', { transformer: minorTransformer }) principalMinor: number;
  @Column('bigint', { transformer: minorTransformer }) interestMinor: number;
  @Column('bigint', { transformer: minorTransformer }) installmentMinor: number;
  /** What it is charged once, on approval: kept back from the principal, which holds what was added for it. */
  @Column('bigint', { transformer: minorTransformer, default: 0 }) processingFeeMinor: number;
  @Column('bigint', { transformer: minorTransformer, default: 0 }) stampTaxMinor: number;
  @Column('bigint', { transformer: minorTransformer }) principalPhpMinor: number;
  @Column('bigint', { transformer: minorTransformer }) interestPhpMinor: number;
  @Column('bigint', { transformer: minorTransformer }) installmentPhpMinor: number;

  /** Why it became what it is, when nobody decided so. */
  @Column('text', { array: true, default: [] }) decisionReasons: LoanReason[];

  /** What staff say instead of the status's own look. */
  @Column('text', { nullable: true }) statusText: string | null;
  @Column('text', { nullable: true }) statusColor: StatusColor | null;
  @Column('text', { nullable: true }) statusIcon: StatusIcon | null;
  @Column('text', { nullable: true }) statusMessage: string | null;
  @Column('text', { nullable: true }) statement: string | null;
  @Column('text', { nullable: true }) statementMessage: string | null;
  @Column('boolean', { default: false }) statementShow: boolean;

  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) approvedAt: Date | null;
  /** The day of approval in Asia/Manila, from which the installments are counted. */
  @Column('date', { nullable: true }) approvedOn: string | null;
  @Column('timestamptz', { nullable: true }) repaidAt: Date | null;
  /** Of the rules that it was approved with (loan-terms). */
  @Column('smallint', { default: 1 }) rulesVersion: number;
  /** The day that the rows were last brought up to. */
  @Column('date', { nullable: true }) servicedOn: string | null;
  /** While it runs: the next day on which something happens to it unpaid; long ago where nobody has looked yet. */
  @Column('date', { default: '1970-01-01' }) nextEventOn: string;
  /** While it runs: the due day of the oldest installment of which principal or interest is unpaid, due by now or not. */
  @Column('date', { nullable: true }) oldestUnpaidOn: string | null;
  /** Whether what it charges is income in the books, rather than a memorandum. */
  @Column('boolean', { default: true }) isAccruing: boolean;
  /** The running loan of the member that this one pays off as it is paid out. */
  @Column('uuid', { nullable: true }) paysOffId: string | null;
  /** The last day on which that one could run on without being late, were this one cancelled. */
  @Column('date', { nullable: true }) restorableUntil: string | null;
}
