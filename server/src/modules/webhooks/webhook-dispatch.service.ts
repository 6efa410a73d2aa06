import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Settings } from '../../config/settings';
import { AuditService } from '../../platform/audit/audit.service';
import { byMember } from '../../platform/by-member';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import { forget } from '../../platform/database/forget';
import { tryName } from '../../platform/database/lock-name';
import { EVENT_VERSION } from '../../platform/events/event-types';
import { Jobs } from '../../platform/jobs/jobs.service';
import type { JobData } from '../../platform/jobs/queues';
import { webhooks } from '../../platform/metrics/counters';
import {
  type ClaimedDelivery,
  claimDelivery,
  type DueDelivery,
  dueDeliveries,
  dueEndpoints,
  endpointGone,
  giveUpDeliveries,
  listeningEndpoints,
  noteOutcome,
  type ReadyEndpoint,
  readyEndpoint,
  takeEvents,
  type UntakenEvent,
  untakenEvents,
} from './webhook.sql';
import { pauseMilliseconds } from './webhook-backoff';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { signedHeaders } from './webhook-secret';
import { LONGEST_MILLISECONDS, type Sent, WebhookSender } from './webhook-sender';

const QUEUE = 'send-webhooks';
const EVENTS_AT_ONCE = 500;
const DUE_AT_ONCE = 100;
/** So many messages are on their way to one endpoint at a time, each of another member. */
const SENDING_AT_ONCE = 10;
/** A job begins nothing any more after so long, so that it is over before its queue takes it for dead. */
const JOB_MILLISECONDS = 20_000;
const KEPT_DAYS = 90;
const GONE = 410;

type Listening = Awaited<ReturnType<typeof listeningEndpoints.all>>[number];

/**
 * Sends events to the endpoints that want them: at least once, and of one member in their order. Who is told what stands
 * in a row for each; a worker claims it, sends it, and notes what became of it. What a dead worker claimed is free again
 * when the claim ends.
 */
@Injectable()
export class WebhookDispatch {
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly sender: WebhookSender,
    private readonly cipher: FieldCipher,
    private readonly audit: AuditService,
    private readonly settings: Settings,
  ) {}

  /** Nothing more is begun; what is on its way goes on. */
  stop(): void {
    this.isStopping = true;
  }

  /** From the claim of a message to its outcome, at most. */
  get longestSeconds(): number {
    return LONGEST_MILLISECONDS / 1000 + 2 * this.settings.environment.DATABASE_TIMEOUT_SECONDS;
  }

  /** Decides whom to tell of what happened since the last look, and sees to it that each endpoint with work has a job. */
  async look(): Promise<void> {
    const listening = await listeningEndpoints.all(this.database.manager);
    if (listening.length === 0) return;
    await this.takeEvents(listening);
    const ids = listening.filter(({ disabledAt }) => disabledAt === null).map(({ id }) => id);
    for (const { endpointId } of await dueEndpoints.all(this.database.manager, ids)) {
      await this.jobs.send(QUEUE, { subject: `webhook ${endpointId}`, endpointId }, { id: endpointId });
    }
  }

  /** The work of an endpoint's job: sends what is due, as much as there is. */
  async run({ endpointId = '' }: JobData): Promise<void> {
    const endsAt = Date.now() + JOB_MILLISECONDS;
    const isOver = () => this.isStopping || Date.now() > endsAt;
    let isOpen = true;
    while (isOpen && !isOver()) {
      const due = await dueDeliveries.all(this.database.manager, endpointId, DUE_AT_ONCE);
      if (due.length === 0) return;
      const waiting = due.values();
      const sendInTurn = async () => {
        for (const delivery of waiting) {
          if (!isOpen || isOver()) return;
          if (!(await this.deliver(endpointId, delivery))) isOpen = false;
        }
      };
      await Promise.all(Array.from({ length: SENDING_AT_ONCE }, sendInTurn));
    }
  }

  /** Events are kept for 90 days, and longer where one is still to be sent. */
  async forget(): Promise<void> {
    await this.giveUpDeleted();
    const isOld = `recorded_at < now() - interval '${KEPT_DAYS} days'`;
    await forget(
      this.database,
      'member_event',
      `${isOld} AND NOT EXISTS (SELECT 1 FROM webhook_delivery d
        WHERE d.member_id = member_event.member_id AND d.event_id = member_event.id AND d.state = 'PENDING')`,
    );
    await forget(
      this.database,
      'webhook_delivery',
      `${isOld} AND NOT EXISTS (SELECT 1 FROM member_event e
        WHERE e.member_id = webhook_delivery.member_id AND e.id = webhook_delivery.event_id)`,
    );
  }

  /** Of endpoints that were deleted while somebody was deciding whom to tell. */
  private async giveUpDeleted(): Promise<void> {
    const deleted = await this.database.manager.findBy(WebhookEndpoint, { deletedAt: Not(IsNull()) });
    const ids = deleted.map(({ id }) => id);
    if (ids.length > 0) await giveUpDeliveries.alone(this.database, ids);
  }

  /** One worker at a time. What is committed while it looks is seen by the next look. */
  private async takeEvents(known: readonly Listening[]): Promise<void> {
    const since = new Date(Math.min(...known.map((endpoint) => endpoint.since.getTime())));
    let found: readonly UntakenEvent[];
    do {
      found = await this.database.transaction(async (tx) => {
        if (!(await tryName(tx, 'events are taken'))) return [];
        const events = await untakenEvents.all(tx, since, EVENTS_AT_ONCE);
        // Read after the events: who is told of them was there before they were found.
        const listening = events.length > 0 ? await listeningEndpoints.all(tx) : [];
        for (const [memberId, own] of byMember(events)) {
          const pairs = own.flatMap((event) =>
            listening.filter((endpoint) => wants(endpoint, event)).map(({ id }) => [event.id, id] as const),
          );
          takeEvents.ahead(
            tx,
            memberId,
            own.map(({ id }) => id),
            pairs.map(([event]) => event),
            pairs.map(([, endpoint]) => endpoint),
          );
        }
        return events;
      });
    } while (found.length === EVENTS_AT_ONCE && !this.isStopping);
  }

  /**
   * The endpoint is read for each message: what an officer has changed meanwhile counts from the next one on.
   * @returns whether the endpoint is still there
   */
  private async deliver(endpointId: string, { memberId, id }: DueDelivery): Promise<boolean> {
    const endpoint = await readyEndpoint.first(this.database.manager, endpointId);
    if (!endpoint) return false;
    const [claimed] = await claimDelivery.alone(this.database, memberId, id, this.longestSeconds);
    if (!claimed) return true;
    const sent = await this.send(endpoint, claimed);
    const isGone = sent.status === GONE;
    const pause = isGone ? 0 : pauseMilliseconds(claimed.tries);
    const state = sent.failure === null ? 'DELIVERED' : pause === undefined ? 'FAILED' : 'PENDING';
    const pauseSeconds = state === 'PENDING' ? (pause ?? 0) / 1000 : 0;
    const { status, failure } = sent;
    await noteOutcome.alone(this.database, memberId, id, claimed.tries, state, status, failure, pauseSeconds);
    webhooks.inc({ outcome: state === 'PENDING' ? 'RETRIED' : state });
    if (isGone) await this.disable(endpoint);
    return !isGone;
  }

  private send(endpoint: ReadyEndpoint, { eventId: id, type, data, at }: ClaimedDelivery): Promise<Sent> {
    const head = JSON.stringify({ type, version: EVENT_VERSION, timestamp: at.toISOString() });
    const body = `${head.slice(0, -1)},"data":${data}}`;
    return this.sender.send(
      endpoint.url,
      signedHeaders(this.cipher, endpoint, { id, body, now: new Date() }),
      body,
    );
  }

  /** Its next messages wait until an officer enables it again. */
  private disable({ id, url }: ReadyEndpoint): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (!(await endpointGone.first(tx, id, url))) return;
      await this.audit.record(tx, {
        actorId: null,
        action: 'WEBHOOK_DISABLED',
        subject: `webhook ${id}`,
        after: { because: 'GONE' },
      });
    });
  }
}

/** What happened before it was disabled waits for it, whenever somebody comes to look. */
function wants({ events, since, disabledAt }: Listening, { type, recordedAt }: UntakenEvent): boolean {
  const isInTime = recordedAt >= since && (disabledAt === null || recordedAt < disabledAt);
  return isInTime && (events === null || events.includes(type));
}
