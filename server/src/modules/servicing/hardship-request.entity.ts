import type { ScheduleChange } from '@pautang/loan-terms';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { minorTransformer } from '../../platform/database/columns';
import type { Language } from '../../platform/language/language';
import type { HardshipQuoteDto } from './hardship.dto';
import type { HardshipCause, HardshipState, HardshipWayName } from './hardship-names';

/** Another schedule that a member asks for, and what became of it. */
@Entity('hardship_request')
@Index('hardship_request_one_open', ['memberId', 'loanId'], { unique: true, where: `state = 'ASKED'` })
@Index('hardship_request_newest', ['state', 'id'])
@Index('hardship_request_of_loan', ['memberId', 'loanId'])
@Check('hardship_request_state_known', `state IN ('ASKED', 'AGREED', 'REFUSED', 'WITHDRAWN', 'ENDED')`)
@Check(
  'hardship_request_agreed',
  `(state = 'AGREED') = (change IS NOT NULL) AND (state = 'AGREED') = (changed_on IS NOT NULL)`,
)
@ForeignKey('Loan', ['memberId', 'loanId'], ['memberId', 'id'], { name: 'FK_hardship_request_loan' })
export class HardshipRequest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_hardship_request' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_hardship_request' }) id: string;
  @Column('uuid') loanId: string;
  @Column('text') state: HardshipState;
  @Column('text') happened: HardshipCause;
  /** What the member adds in own words, encrypted. */
  @Column('text', { nullable: true }) wordsCipher: string | null;
  @Column('bigint', { nullable: true, transformer: minorTransformer }) canPayMinor: number | null;
  @Column('text') way: HardshipWayName;
  /** Months, or the day of the month. */
  @Column('smallint') size: number;
  @Column('text') quoteHash: string;
  /** What the member saw and agreed to, figure for figure. */
  @Column('jsonb') quote: HardshipQuoteDto;
  @Column('text') language: Language;
  /** Of the words in which it is written when it is agreed to; null where a version before asked. */
  @Column('text', { nullable: true }) addendumEdition: string | null;
  @Column('timestamptz') askedAt: Date;
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  @Column('uuid', { nullable: true }) decidedBy: string | null;
  @Column('text', { nullable: true }) reason: string | null;
  /** The schedule from then on. */
  @Column('jsonb', { nullable: true }) change: ScheduleChange | null;
  @Column('date', { nullable: true }) changedOn: string | null;
  /** The payment that was recorded last before the change. */
  @Column('uuid', { nullable: true }) lastRepaymentId: string | null;
}
