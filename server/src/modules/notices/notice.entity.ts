import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Channel } from '../../platform/delivery/channels';
import type { Language } from '../../platform/language/language';
import type { Choices, NoticeKind } from './notice-kinds';
import type { EventData } from './rules/happenings';

/** NEW has no words yet; WAITING may not go out yet; KEPT stands in the account alone; MOOT did not hold any more. */
export const NOTICE_STATES = ['NEW', 'WAITING', 'SENT', 'KEPT', 'MOOT', 'FAILED'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** What it is about, in numbers that the member knows. */
export interface About extends EventData {
  readonly dueOn?: string;
  readonly installmentNumber?: number;
  /** Of money that lies in suspense, or went back from there. */
  readonly paymentNumber?: string;
}

/** That a member is told something, once, and what was said. */
@Entity('notice')
@Index('notice_once', ['memberId', 'loanId', 'kind', 'occasion'], { unique: true })
@Index('notice_to_tell', ['sendAt'], { where: `state IN ('NEW', 'WAITING')` })
@Index('notice_sent_on', ['memberId', 'sentOn'], { where: 'sent_on IS NOT NULL' })
@Check('notice_state', `state IN ('NEW', 'WAITING', 'SENT', 'KEPT', 'MOOT', 'FAILED')`)
export class Notice {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_notice' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_notice' }) id: string;
  @Column('uuid') loanId: string;
  @Column('text') kind: NoticeKind;
  /** Of one kind there is one for each: a due day, or an event. */
  @Column('text') occasion: string;
  /** The business day on which it came up. */
  @Column('date') day: string;
  @Column('json') about: About;
  @Column('text', { default: 'NEW' }) state: NoticeState;
  /** By which ways it is to go, and by which it went. */
  @Column('text', { array: true, default: [] }) channels: Channel[];
  @Column('text', { array: true, default: [] }) sentBy: Channel[];
  @Column('text', { nullable: true }) language: Language | null;
  /** Subject and text as JSON, as they were said. */
  @Column('text', { nullable: true }) textCipher: string | null;
  /** By the business clock, as `sentAt` and `sentOn`. */
  @Column('timestamptz') madeAt: Date;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
  @Column('date', { nullable: true }) sentOn: string | null;
  /** By the machine's clock: not before. */
  @Column('timestamptz', { default: () => 'now()' }) sendAt: Date;
  /** A worker is at it, and surely done or dead by then. */
  @Column('timestamptz', { nullable: true }) claimedUntil: Date | null;
  @Column('integer', { default: 0 }) claims: number;
  @Column('smallint', { default: 0 }) failures: number;
}

/** On which day a running loan may next have something to be told; it rises by one whenever something happens to the loan. */
@Entity('notice_watch')
@Index('notice_watch_look_on', ['lookOn'])
export class NoticeWatch {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_notice_watch' }) memberId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_notice_watch' }) loanId: string;
  @Column('date') lookOn: string;
  @Column('integer', { default: 0 }) revision: number;
}

/** What a member wants to be told, and how; without a row all is as usual. */
@Entity('notice_preference')
export class NoticePreference {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_notice_preference' }) memberId: string;
  @Column('json') choices: Choices;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}
