import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** That a member subscribed to their due dates. The address is made of the seed and a key, so the row alone opens nothing. */
@Entity('calendar_subscription')
export class CalendarSubscription {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_calendar_subscription' }) memberId: string;
  @Column('text') seed: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
