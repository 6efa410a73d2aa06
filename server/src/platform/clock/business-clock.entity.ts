import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the demo's business day is from the machine's; the one row is shared by all servers. */
@Entity('business_clock')
@Check('business_clock_only_one', 'id = 1')
export class BusinessClock {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'PK_business_clock' }) id: number;
  @Column('integer') offsetDays: number;
}
