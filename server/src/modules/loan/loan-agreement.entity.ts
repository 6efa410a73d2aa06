import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Language } from '../../platform/language/language';
import type { Agreed } from './agreed';

/** What the member agreed to when confirming an application, word for word and figure for figure. Append-only. */
@Entity('loan_agreement')
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_loan_agreement_loan' })
export class LoanAgreement {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_agreement' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_loan_agreement' }) loanId: string;
  @Column('timestamptz') agreedAt: Date;
  /** The edition of the legal texts. */
  @Column('text') termsVersion: string;
  @Column('text') language: Language;
  /** The address (IP) that the consent came from: evidence of an electronic signature. */
  @Column('text') address: string;
  @Column('text') quoteHash: string;
  @Column('jsonb') agreed: Agreed;
}
