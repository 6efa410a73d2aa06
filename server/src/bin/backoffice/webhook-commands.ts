import {
  componentSchemas,
  type EventType,
  type PautangClient,
  type WebhookDeliveryStatus,
  type WebhookDto,
} from '@pautang/sdk';
import {
  byVerb,
  type Command,
  type CommandInput,
  type CommandOutput,
  paged,
  requireListed,
  requireTwo,
} from './command';
import { table } from './table';
import { UsageError } from './usage';

/** Where events are sent to. */
export const WEBHOOK_COMMANDS: Readonly<Record<string, Command>> = {
  webhooks: {
    role: 'LOAN_OFFICER',
    run: byVerb('list', {
      list: listWebhooks,
      add: addWebhook,
      change: (api, input) => changeWebhook(api, input, changed(input)),
      enable: (api, input) => changeWebhook(api, input, { enabled: true }),
      disable: (api, input) => changeWebhook(api, input, { enabled: false }),
      rotate: rotateSecret,
      'end-secret': endSecret,
      remove: removeWebhook,
      test: testWebhook,
      deliveries: listDeliveries,
      replay: replayEvents,
    }),
  },
};

async function listWebhooks(api: PautangClient): Promise<CommandOutput> {
  const answer = await api.backOffice.listWebhooks();
  const rows = answer.items.map((webhook) => ({
    webhook: webhook.id,
    status: statusOf(webhook),
    url: webhook.url,
    for: webhook.description,
    events: webhook.events?.join(',') ?? 'all',
  }));
  return { answer, text: table(rows) };
}

async function addWebhook(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const [, url] = requireTwo(input.words, 'webhooks add URL [--events E,E] [--name "…"]');
  const described = input.name ? { description: input.name } : {};
  const answer = await api.backOffice.addWebhook({ requestBody: { ...chosen(input), ...described, url } });
  const text = [
    answer.secret,
    `Webhook ${answer.id} sends ${answer.events?.join(', ') ?? 'all events'} to ${answer.url}.`,
    'Keep the secret now, it is not shown again.',
  ].join('\n');
  return { answer, text };
}

const EVENTS: readonly EventType[] = componentSchemas.EventType.enum;

/** `all` is a list without any. */
function chosen({ url, events }: CommandInput) {
  const types = events === 'all' ? [] : events && requireListed(events, EVENTS, '--events');
  return { ...(url !== undefined && { url }), ...(types && { events: types }) };
}

/** An empty name takes the one away that there is. */
function changed(input: CommandInput) {
  const { name } = input;
  return { ...chosen(input), ...(name !== undefined && { description: name || null }) };
}

async function changeWebhook(
  api: PautangClient,
  { words }: CommandInput,
  requestBody: ReturnType<typeof changed> & { readonly enabled?: boolean },
): Promise<CommandOutput> {
  const [, webhookId] = requireTwo(words, `webhooks ${words[0]} WEBHOOK`);
  const answer = await api.backOffice.changeWebhook({ webhookId, requestBody });
  const events = answer.events?.join(', ') ?? 'all events';
  return { answer, text: `Webhook ${webhookId} is ${statusOf(answer)}: ${events} to ${answer.url}.` };
}

async function rotateSecret(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [, webhookId] = requireTwo(words, 'webhooks rotate WEBHOOK');
  const answer = await api.backOffice.rotateWebhookSecret({ webhookId });
  const text = [
    answer.secret,
    `The one before signs beside it until ${answer.previousSecretUntil}, or webhooks end-secret.`,
    'Keep it now, it is not shown again.',
  ].join('\n');
  return { answer, text };
}

async function endSecret(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [, webhookId] = requireTwo(words, 'webhooks end-secret WEBHOOK');
  await api.backOffice.endWebhookSecret({ webhookId });
  return { answer: { webhookId }, text: 'The newest secret signs alone.' };
}

async function removeWebhook(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [, webhookId] = requireTwo(words, 'webhooks remove WEBHOOK');
  await api.backOffice.removeWebhook({ webhookId });
  return { answer: { webhookId }, text: `Nothing is sent to webhook ${webhookId} any more.` };
}

async function testWebhook(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [, webhookId] = requireTwo(words, 'webhooks test WEBHOOK');
  const answer = await api.backOffice.testWebhook({ webhookId });
  const { eventId } = answer;
  return { answer, text: `Event ${eventId} is on its way: webhooks deliveries --event ${eventId}` };
}

async function listDeliveries(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const [, webhookId] = input.words;
  const answer = await api.backOffice.listWebhookDeliveries({
    webhookId,
    status: input.status as WebhookDeliveryStatus | undefined,
    eventId: input.event,
    from: input.since,
    cursor: input.cursor,
  });
  const rows = answer.items.map((delivery) => ({
    event: delivery.eventId,
    type: delivery.type,
    member: delivery.memberId,
    status: delivery.status,
    tries: delivery.tries,
    answered: delivery.answeredStatus ?? delivery.failure,
    recorded: delivery.recordedAt,
    next: delivery.nextTryAt,
    webhook: delivery.webhookId,
  }));
  return paged(answer, table(rows));
}

async function replayEvents(
  api: PautangClient,
  { words, event, since }: CommandInput,
): Promise<CommandOutput> {
  const usage = 'webhooks replay WEBHOOK --event EVENT, or --since TIME';
  const [, webhookId] = requireTwo(words, usage);
  if ((event === undefined) === (since === undefined)) throw new UsageError(`it goes: ${usage}`);
  const requestBody = { eventId: event, since };
  const answer = await api.backOffice.replayWebhook({ webhookId, requestBody });
  return { answer, text: `${answer.count} on the way again.` };
}

function statusOf({ status, disabledBecause }: WebhookDto): string {
  return disabledBecause === undefined ? status : `${status} (${disabledBecause})`;
}
