import { type ChargeKind, REST_KINDS, WAIVED_KINDS } from '@pautang/loan-terms';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { minorTransformer } from '../../platform/database/columns';
import { quoted } from '../../platform/database/quoted';

const CHARGE_KINDS = quoted(['INTEREST', 'PENALTY', 'LATE_CHARGE', ...REST_KINDS, ...WAIVED_KINDS]);

/**
 * A change of what an installment is charged for a day, and of what the cap kept from being charged; all changes
 * of the day together say what it is now. Append-only. The database refuses sums below zero.
 */
@Entity('loan_charge')
@Index('loan_charge_of_day', ['memberId', 'loanId', 'installmentNumber', 'kind', 'chargedOn'])
@Index('loan_charge_booked', ['memberId', 'bookedOn', 'loanId'])
@Check('loan_charge_not_empty', 'amount_minor <> 0 OR waived_minor <> 0')
@Check('loan_charge_kind', `kind IN (${CHARGE_KINDS})`)
@ForeignKey('Installment', ['memberId', 'loanId', 'installmentNumber'], ['memberId', 'loanId', 'number'], {
  name: 'FK_loan_charge_installment',
})
@ForeignKey('LedgerTransaction', ['memberId', 'transactionId'], ['memberId', 'id'], {
  name: 'FK_loan_charge_transaction',
})
export class LoanCharge {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_charge' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_charge' }) id: string;
  @Column('uuid') loanId: string;
  @Column('smallint') installmentNumber: number;
  @Column('text') kind: ChargeKind;
  /** The day it is charged for. */
  @Column('date') chargedOn: string;
  @Column('bigint', { transformer: minorTransformer }) amountMinor: number;
  @Column('bigint', { transformer: minorTransformer }) waivedMinor: number;
  /** The business day it was booked on: later than the day it is for when it corrects that one. */
  @Column('date') bookedOn: string;
  /** Null when the ledger has nothing to move: all of it was waived. */
  @Column('uuid', { nullable: true }) transactionId: string | null;
}
