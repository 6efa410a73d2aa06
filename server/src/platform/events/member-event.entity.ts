import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EventType } from './event-types';

/** Something that happened to a member, for those who want to be told. It is written together with what it tells. */
@Entity('member_event')
@Index('member_event_untaken', ['recordedAt'], { where: 'taken_at IS NULL' })
@Index('member_event_time', { synchronize: false })
export class MemberEvent {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_member_event' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_member_event' }) id: string;
  @Column('text') type: EventType;
  @Column('json') data: object;
  /** By the business clock. */
  @Column('timestamptz') at: Date;
  /** By the database's: what happens to one member happens in this order. */
  @Column('timestamptz', { default: () => 'statement_timestamp()' }) recordedAt: Date;
  /** When it was decided whom to tell; null as long as nobody asked. */
  @Column('timestamptz', { nullable: true }) takenAt: Date | null;
}
