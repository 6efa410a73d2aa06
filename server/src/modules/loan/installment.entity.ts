import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { minorTransformer } from '../../platform/database/columns';

/** What falls due on a day, in hundredths of the loan's currency. Born on approval; append-only. */
@Entity('installment')
@Check('installment_amounts_known', 'principal_minor >= 0 AND interest_minor >= 0')
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_installment_loan' })
export class Installment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_installment' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_installment' }) loanId: string;
  /** Counted from 1. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'PK_installment' }) number: number;
  @Column('date') dueOn: string;
  @Column('bigint', { transformer: minorTransformer }) principalMinor: number;
  @Column('bigint', { transformer: minorTransformer }) interestMinor: number;
  /** The banking day on which paying still keeps the due day, where that is none itself. */
  @Column('date', { nullable: true }) keptOn: string | null;
}
