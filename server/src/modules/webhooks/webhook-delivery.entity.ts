import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EventType } from '../../platform/events/event-types';
import type { Failure } from './webhook-sender';

export const DELIVERY_STATES = ['PENDING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** That an endpoint is told of an event, and how far that is. */
@Entity('webhook_delivery')
@Index('webhook_delivery_once', ['memberId', 'endpointId', 'eventId'], { unique: true })
@Index('webhook_delivery_id', ['id'])
@Index('webhook_delivery_event', ['eventId'])
@Index('webhook_delivery_due', ['endpointId', 'nextTryAt'], { where: `state = 'PENDING'` })
@Index('webhook_delivery_turn', ['memberId', 'endpointId', 'recordedAt', 'eventId'], {
  where: `state = 'PENDING'`,
})
@Index('webhook_delivery_failed', ['id'], { where: `state = 'FAILED'` })
@Check('webhook_delivery_state', `state IN ('PENDING', 'DELIVERED', 'FAILED')`)
export class WebhookDelivery {
  /** Of a test the endpoint itself. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_webhook_delivery' }) memberId: string;
  /** Made of event and endpoint, and growing with the event's. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_webhook_delivery' }) id: string;
  @Column('uuid') endpointId: string;
  @Column('uuid') eventId: string;
  @Column('text') type: EventType;
  /** The event's: what happened to one member is sent in this order. */
  @Column('timestamptz') recordedAt: Date;
  @Column('text', { default: 'PENDING' }) state: DeliveryState;
  @Column('smallint', { default: 0 }) tries: number;
  @Column('timestamptz') nextTryAt: Date;
  /** A worker is at it, and surely done or dead by then. */
  @Column('timestamptz', { nullable: true }) claimedUntil: Date | null;
  @Column('timestamptz', { nullable: true }) triedAt: Date | null;
  /** Of the last try. */
  @Column('smallint', { nullable: true }) answeredStatus: number | null;
  @Column('text', { nullable: true }) failure: Failure | null;
  @Column('timestamptz', { nullable: true }) deliveredAt: Date | null;
}
