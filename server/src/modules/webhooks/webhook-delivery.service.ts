import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { HOUR_MILLISECONDS } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import { type EventType, TEST_EVENT } from '../../platform/events/event-types';
import { newId } from '../../platform/new-id';
import { LAST_ID, toPage } from '../../platform/paging';
import { invalidField } from '../../platform/problem/common.errors';
import type {
  WebhookDeliveryDto,
  WebhookDeliveryPageDto,
  WebhookDeliveryQueryDto,
  WebhookReplayDto,
  WebhookReplayedDto,
  WebhookTestedDto,
} from './webhook.dto';
import { EventNotFound, WebhookDisabled, WebhookNotFound } from './webhook.errors';
import {
  findEvent,
  type ListedDelivery,
  listDeliveries,
  REPLAY_SINCE,
  replayEvent,
  tellTest,
} from './webhook.sql';
import { WebhookEndpoint } from './webhook-endpoint.entity';

/** An event is recorded by the database near the time that its id was made at. */
const NEAR_MILLISECONDS = HOUR_MILLISECONDS;
const TIME_DIGITS = 12;

/** What becomes of events on their way to endpoints, as officers see it and set it going again. */
@Injectable()
export class WebhookDeliveryService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list({
    cursor = LAST_ID,
    limit,
    webhookId,
    status,
    eventId,
    from,
    to,
  }: WebhookDeliveryQueryDto): Promise<WebhookDeliveryPageDto> {
    const rows = await listDeliveries.all(
      this.database.manager,
      cursor,
      limit + 1,
      webhookId ?? null,
      status ?? null,
      eventId ?? null,
      from === undefined ? null : new Date(from),
      to === undefined ? null : new Date(to),
    );
    const page = toPage(rows, limit);
    return { items: page.rows.map(toDelivery), nextCursor: page.nextCursor };
  }

  /** Goes out like any other, to this endpoint alone, whatever it has chosen. @throws WebhookNotFound, WebhookDisabled */
  test({ accountId: actorId }: CurrentAccount, id: string): Promise<WebhookTestedDto> {
    return this.database.transaction(async (tx) => {
      await this.assertEnabled(tx, id);
      const [eventId, at] = [newId(), await this.clock.now(tx)];
      await tellTest.all(tx, id, eventId, JSON.stringify({ webhookId: id }), at);
      const after = { eventId };
      await this.audit.record(tx, { actorId, action: 'WEBHOOK_TESTED', subject: `webhook ${id}`, after });
      return { eventId };
    });
  }

  /**
   * Sends one event, or all since a time, once more under the same ids, whether they were taken or not.
   * @throws WebhookNotFound, WebhookDisabled, EventNotFound, ValidationFailed
   */
  async replay(
    { accountId: actorId }: CurrentAccount,
    id: string,
    { eventId, since }: WebhookReplayDto,
  ): Promise<WebhookReplayedDto> {
    if ((eventId === undefined) === (since === undefined))
      throw invalidField('eventId', 'Send one of eventId and since.');
    return this.database.maintenance(async (tx) => {
      const { events } = await this.assertEnabled(tx, id);
      const from = new Date(since ?? 0);
      const { count } =
        eventId === undefined
          ? await this.replayAll(tx, id, from, events)
          : await this.replayOne(tx, id, eventId);
      const after = { eventId, since: since && from.toISOString(), count };
      await this.audit.record(tx, { actorId, action: 'WEBHOOK_REPLAYED', subject: `webhook ${id}`, after });
      return { count };
    });
  }

  private async replayAll(tx: EntityManager, id: string, since: Date, events: readonly EventType[] | null) {
    const [{ count }] = await tx.query<[{ count: string }]>(REPLAY_SINCE, [id, since, events]);
    return { count: Number(count) };
  }

  private async replayOne(tx: EntityManager, id: string, eventId: string) {
    const time = timeOf(eventId);
    const [from, to] = [-NEAR_MILLISECONDS, NEAR_MILLISECONDS].map((near) => new Date(time + near));
    const event = from && to && (await findEvent.first(tx, eventId, from, to));
    // Nobody else is told of a test.
    if (!event || (event.type === TEST_EVENT && event.memberId !== id)) throw new EventNotFound();
    return replayEvent.only(tx, event.memberId, id, eventId);
  }

  /** Held, so that it is not deleted meanwhile. */
  private async assertEnabled(tx: EntityManager, id: string): Promise<WebhookEndpoint> {
    const endpoint = await tx.findOne(WebhookEndpoint, { where: { id }, lock: { mode: 'pessimistic_read' } });
    if (!endpoint || endpoint.deletedAt) throw new WebhookNotFound();
    if (endpoint.disabledAt) throw new WebhookDisabled();
    return endpoint;
  }
}

/** The first 48 bits are the milliseconds since 1970. */
function timeOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, TIME_DIGITS), 16);
}

function toDelivery(row: ListedDelivery): WebhookDeliveryDto {
  const { id, memberId, endpointId, eventId, type, state, tries, nextTryAt } = row;
  const { answeredStatus, failure, recordedAt, triedAt, deliveredAt } = row;
  return {
    id,
    webhookId: endpointId,
    eventId,
    type,
    ...(type !== TEST_EVENT && { memberId }),
    status: state,
    tries,
    ...(answeredStatus !== null && { answeredStatus }),
    ...(failure !== null && { failure }),
    recordedAt: recordedAt.toISOString(),
    ...(triedAt !== null && { triedAt: triedAt.toISOString() }),
    ...(state === 'PENDING' && { nextTryAt: nextTryAt.toISOString() }),
    ...(deliveredAt !== null && { deliveredAt: deliveredAt.toISOString() }),
  };
}
