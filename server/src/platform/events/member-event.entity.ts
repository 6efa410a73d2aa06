import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { quoted } from '../database/quoted';
import { type EventType, UNNOTICED } from './event-types';

/** Something that happened to a member, for those who want to be told. It is written together with what it tells. */
@Entity('member_event')
@Index('member_event_untaken', ['recordedAt'], { where: 'taken_at IS NULL' })
@Index('member_event_unnoticed', ['recordedAt'], {
  where: `noticed_at IS NULL AND type NOT IN (${quoted(UNNOTICED)})`,
})
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
  /** When the member's notices were made of it; null as long as nobody looked, and for good where there are none. */
  @Column('timestamptz', { nullable: true }) noticedAt: Date | null;
}
