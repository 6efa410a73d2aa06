import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { EventType } from '../../platform/events/event-types';

/** Why an endpoint gets nothing: an officer said so, or it answered that it is gone. */
export const DISABLED_BECAUSE = ['OFFICER', 'GONE'] as const;
export type DisabledBecause = (typeof DISABLED_BECAUSE)[number];

/** Where events are sent to. One that is deleted stays, with what became of its deliveries. */
@Entity('webhook_endpoint')
@Check('webhook_endpoint_events', 'cardinality(events) > 0')
@Check('webhook_endpoint_disabled', '(disabled_at IS NULL) = (disabled_because IS NULL)')
export class WebhookEndpoint {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_webhook_endpoint' }) id: string;
  @Column('text') url: string;
  @Column('text', { nullable: true }) description: string | null;
  /** Null stands for all, those that are still to come too. */
  @Column('text', { array: true, nullable: true }) events: EventType[] | null;
  @Column('text') secretCipher: string;
  /** The one before, which signs beside it until then. */
  @Column('text', { nullable: true }) previousSecretCipher: string | null;
  @Column('timestamptz', { nullable: true }) previousSecretUntil: Date | null;
  /** It gets what was recorded from then on. */
  @Column('timestamptz') since: Date;
  @Column('timestamptz', { nullable: true }) disabledAt: Date | null;
  @Column('text', { nullable: true }) disabledBecause: DisabledBecause | null;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
  @Column('uuid') createdBy: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
