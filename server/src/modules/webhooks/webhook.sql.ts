import { statement } from '../../platform/database/statement';
import type { EventType } from '../../platform/events/event-types';
import type { DeliveryState, WebhookDelivery } from './webhook-delivery.entity';
import type { WebhookEndpoint } from './webhook-endpoint.entity';
import type { Failure } from './webhook-sender';

/** From an event to the answer of an endpoint. What concerns a member stands beside the member's other rows. */

/** By the clock that events are recorded by. */
export const databaseTime = statement<{ readonly now: Date }>(
  'webhooks.now',
  'SELECT statement_timestamp() AS now',
);

type Listening = Pick<WebhookEndpoint, 'id' | 'events' | 'since' | 'disabledAt'>;

/** Endpoints that get what happens, and those of which it may still be open what they get of the time before they were disabled. */
export const listeningEndpoints = statement<Listening>(
  'webhooks.listening',
  `SELECT w.id, w.events, w.since, w.disabled_at AS "disabledAt" FROM webhook_endpoint w
   WHERE w.deleted_at IS NULL AND (w.disabled_at IS NULL OR w.disabled_at > now() - interval '1 day')`,
);

export type ReadyEndpoint = Pick<
  WebhookEndpoint,
  'id' | 'url' | 'secretCipher' | 'previousSecretCipher' | 'previousSecretUntil'
>;

/** One of them, as it is needed for sending. */
export const readyEndpoint = statement<ReadyEndpoint, [id: string]>(
  'webhooks.ready',
  `SELECT w.id, w.url, w.secret_cipher AS "secretCipher", w.previous_secret_cipher AS "previousSecretCipher",
     w.previous_secret_until AS "previousSecretUntil"
   FROM webhook_endpoint w WHERE w.id = $1 AND w.disabled_at IS NULL AND w.deleted_at IS NULL`,
);

/** It answered that there is nobody any more. */
export const endpointGone = statement<Pick<WebhookEndpoint, 'id'>, [id: string, url: string]>(
  'webhooks.gone',
  `UPDATE webhook_endpoint w SET disabled_at = now(), disabled_because = 'GONE'
   WHERE w.id = $1 AND w.url = $2 AND w.disabled_at IS NULL RETURNING w.id`,
);

export interface UntakenEvent {
  readonly memberId: string;
  readonly id: string;
  readonly type: EventType;
  readonly recordedAt: Date;
}

/** Events of which nobody has decided yet whom to tell. */
export const untakenEvents = statement<UntakenEvent, [since: Date, most: number]>(
  'webhooks.untaken',
  `SELECT e.member_id AS "memberId", e.id, e.type, e.recorded_at AS "recordedAt" FROM member_event e
   WHERE e.taken_at IS NULL AND e.recorded_at >= $1 ORDER BY e.recorded_at, e.id LIMIT $2`,
);

/** Grows with the event's time, and is another one for each endpoint. */
const deliveryId = (event: string, endpoint: string) =>
  `overlay(${event}::text PLACING
     substr(encode(sha256(convert_to(${event}::text || ${endpoint}::text, 'UTF8')), 'hex'), 1, 12) FROM 25)::uuid`;

/** While an earlier event of the member is waiting for its next try, those after it wait as long. */
const turnOf = (endpoint: string) =>
  `coalesce((SELECT max(w.next_try_at) FROM webhook_delivery w
     WHERE w.member_id = $1 AND w.endpoint_id = ${endpoint} AND w.state = 'PENDING'), now())`;

/** Who is told of some events of a member: the third and fourth parameter name event and endpoint, pair by pair. */
export const takeEvents = statement<
  never,
  [memberId: string, ids: readonly string[], events: readonly string[], endpoints: readonly string[]]
>(
  'webhooks.take',
  `WITH taken AS (
     UPDATE member_event e SET taken_at = now()
     WHERE e.member_id = $1 AND e.id = ANY ($2::uuid[]) AND e.taken_at IS NULL
     RETURNING e.id, e.type, e.recorded_at
   )
   INSERT INTO webhook_delivery (member_id, id, endpoint_id, event_id, type, recorded_at, next_try_at)
   SELECT $1::uuid, ${deliveryId('t.id', 'p.endpoint_id')}, p.endpoint_id, t.id, t.type, t.recorded_at,
     ${turnOf('p.endpoint_id')}
   FROM taken t JOIN unnest($3::uuid[], $4::uuid[]) p(event_id, endpoint_id) ON p.event_id = t.id
   ON CONFLICT DO NOTHING`,
);

/** A test concerns nobody but the endpoint, in whose name it stands in the place of a member. */
export const tellTest = statement<never, [endpointId: string, id: string, data: string, at: Date]>(
  'webhooks.test',
  `WITH told AS (
     INSERT INTO member_event AS e (member_id, id, type, data, at, taken_at)
     VALUES ($1, $2, 'webhook.test', $3, $4, now())
     RETURNING e.id, e.type, e.recorded_at
   )
   INSERT INTO webhook_delivery (member_id, id, endpoint_id, event_id, type, recorded_at, next_try_at)
   SELECT $1::uuid, ${deliveryId('t.id', '$1::uuid')}, $1::uuid, t.id, t.type, t.recorded_at, now() FROM told t`,
);

const IS_DUE = `d.state = 'PENDING' AND d.next_try_at <= now()
     AND (d.claimed_until IS NULL OR d.claimed_until <= now())`;

/** Tests are in no order: who sends another one has mended what the first one failed of. */
const IS_ITS_TURN = `NOT EXISTS (
     SELECT 1 FROM webhook_delivery b
     WHERE d.type <> 'webhook.test' AND b.member_id = d.member_id AND b.endpoint_id = d.endpoint_id AND b.state = 'PENDING'
       AND (b.recorded_at, b.event_id) < (d.recorded_at, d.event_id))`;

/** Which of the endpoints have something to be sent. */
export const dueEndpoints = statement<{ readonly endpointId: string }, [endpoints: readonly string[]]>(
  'webhooks.due',
  `SELECT d.endpoint_id AS "endpointId" FROM webhook_delivery d
   WHERE d.endpoint_id = ANY ($1::uuid[]) AND ${IS_DUE} GROUP BY d.endpoint_id`,
);

export type DueDelivery = Pick<WebhookDelivery, 'memberId' | 'id'>;

/** What may be sent to an endpoint now: of each member the earliest event. Nothing is held yet. */
export const dueDeliveries = statement<DueDelivery, [endpointId: string, most: number]>(
  'webhooks.dueDeliveries',
  `SELECT d.member_id AS "memberId", d.id FROM webhook_delivery d
   WHERE d.endpoint_id = $1 AND ${IS_DUE} AND ${IS_ITS_TURN} ORDER BY d.next_try_at LIMIT $2`,
);

export interface ClaimedDelivery {
  readonly eventId: string;
  readonly type: EventType;
  /** As it was written. */
  readonly data: string;
  readonly at: Date;
  readonly tries: number;
}

/** One that this worker sends, and no other before the claim ends. */
export const claimDelivery = statement<ClaimedDelivery, [memberId: string, id: string, claimSeconds: number]>(
  'webhooks.claim',
  `WITH claimed AS (
     UPDATE webhook_delivery d
     SET claimed_until = now() + make_interval(secs => $3), tries = d.tries + 1, tried_at = now()
     WHERE d.member_id = $1 AND d.id = $2 AND ${IS_DUE} AND ${IS_ITS_TURN}
     RETURNING d.event_id, d.tries
   )
   SELECT e.id AS "eventId", e.type, e.data::text AS data, e.at, c.tries
   FROM claimed c JOIN member_event e ON e.member_id = $1 AND e.id = c.event_id`,
);

export type Outcome = [
  memberId: string,
  id: string,
  /** The one that it is the outcome of: a worker that was too slow does not speak for the next. */
  tries: number,
  state: DeliveryState,
  answeredStatus: number | null,
  failure: Failure | null,
  pauseSeconds: number,
];

const NEXT_TRY_AT = 'now() + make_interval(secs => $7)';

/** What became of a try; those that come after it may be sent then, too. */
export const noteOutcome = statement<never, Outcome>(
  'webhooks.note',
  `WITH noted AS (
     UPDATE webhook_delivery d
     SET state = $4, answered_status = $5, failure = $6, next_try_at = ${NEXT_TRY_AT}, claimed_until = NULL,
       delivered_at = CASE WHEN $4 = 'DELIVERED' THEN now() END
     WHERE d.member_id = $1 AND d.id = $2 AND d.tries = $3 AND d.state = 'PENDING'
     RETURNING d.id, d.endpoint_id
   )
   UPDATE webhook_delivery d SET next_try_at = ${NEXT_TRY_AT} FROM noted n
   WHERE d.member_id = $1 AND d.endpoint_id = n.endpoint_id AND d.id <> n.id AND d.state = 'PENDING'
     AND d.next_try_at <> ${NEXT_TRY_AT} AND d.type <> 'webhook.test'`,
);

/** Of a deleted endpoint. */
export const giveUpDeliveries = statement<never, [endpointIds: readonly string[]]>(
  'webhooks.giveUp',
  `UPDATE webhook_delivery d SET state = 'FAILED', failure = 'ENDPOINT_DELETED', claimed_until = NULL
   WHERE d.endpoint_id = ANY ($1::uuid[]) AND d.state = 'PENDING'`,
);

const REPLAYED = `ON CONFLICT (member_id, endpoint_id, event_id) DO UPDATE
     SET state = 'PENDING', tries = 0, next_try_at = excluded.next_try_at, delivered_at = NULL, answered_status = NULL,
       failure = NULL`;

const replayed = (endpoint: string, where: string) =>
  `WITH replayed AS (
     INSERT INTO webhook_delivery (member_id, id, endpoint_id, event_id, type, recorded_at, next_try_at)
     SELECT e.member_id, ${deliveryId('e.id', endpoint)}, ${endpoint}, e.id, e.type, e.recorded_at, now()
     FROM member_event e WHERE ${where}
     ${REPLAYED}
     RETURNING event_id
   )
   SELECT count(*) AS count FROM replayed`;

/** Whose event it is. Its id begins with its time, near which it was recorded. */
export const findEvent = statement<
  { readonly memberId: string; readonly type: EventType },
  [id: string, from: Date, to: Date]
>(
  'webhooks.findEvent',
  `SELECT e.member_id AS "memberId", e.type FROM member_event e
   WHERE e.id = $1 AND e.recorded_at BETWEEN $2 AND $3`,
);

export const replayEvent = statement<
  { readonly count: number },
  [memberId: string, endpointId: string, eventId: string]
>('webhooks.replay', replayed('$2::uuid', 'e.member_id = $1 AND e.id = $3'));

/**
 * Everything of the types (null: of all) that was recorded since, to the endpoint; tests are no events. It may be most of
 * the table, so it is planned for its values.
 */
export const REPLAY_SINCE = replayed(
  '$1::uuid',
  `e.recorded_at >= $2 AND e.type <> 'webhook.test' AND ($3::text[] IS NULL OR e.type = ANY ($3))`,
);

export type ListedDelivery = Omit<WebhookDelivery, 'claimedUntil'>;

/** Newest first. */
export const listDeliveries = statement<
  ListedDelivery,
  [
    before: string,
    most: number,
    endpointId: string | null,
    state: DeliveryState | null,
    eventId: string | null,
    from: Date | null,
    to: Date | null,
  ]
>(
  'webhooks.list',
  `SELECT d.member_id AS "memberId", d.id, d.endpoint_id AS "endpointId", d.event_id AS "eventId", d.type,
     d.recorded_at AS "recordedAt", d.state, d.tries, d.next_try_at AS "nextTryAt", d.tried_at AS "triedAt",
     d.answered_status AS "answeredStatus", d.failure, d.delivered_at AS "deliveredAt"
   FROM webhook_delivery d
   WHERE d.id < $1 AND ($3::uuid IS NULL OR d.endpoint_id = $3) AND ($4::text IS NULL OR d.state = $4)
     AND ($5::uuid IS NULL OR d.event_id = $5) AND ($6::timestamptz IS NULL OR d.recorded_at >= $6)
     AND ($7::timestamptz IS NULL OR d.recorded_at < $7)
   ORDER BY d.id DESC LIMIT $2`,
);
