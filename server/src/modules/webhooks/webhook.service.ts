import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { DAY_MILLISECONDS } from '../../platform/calendar';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import { DatabaseBusy } from '../../platform/database/failures';
import { lockName } from '../../platform/database/lock-name';
import { EVENT_TYPES, type EventType } from '../../platform/events/event-types';
import { loggable } from '../../platform/loggable';
import { newId } from '../../platform/new-id';
import type {
  WebhookChangeDto,
  WebhookCreateDto,
  WebhookCreatedDto,
  WebhookDto,
  WebhookListDto,
  WebhookSecretDto,
} from './webhook.dto';
import { TooManyWebhooks, WebhookNotFound } from './webhook.errors';
import { databaseTime, giveUpDeliveries } from './webhook.sql';
import { webhookUrl } from './webhook-address';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { newSecret, sealSecret } from './webhook-secret';

/** What happens is looked up for each of them. */
const MOST_ENDPOINTS = 20;
const BOTH_SECRETS_MILLISECONDS = DAY_MILLISECONDS;

/** Where officers want to have events sent to. Every change leaves an audit row; secrets are told once. */
@Injectable()
export class WebhookService {
  private readonly logger = new Logger(WebhookService.name);

  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
    private readonly audit: AuditService,
    private readonly settings: Settings,
  ) {}

  /** @throws ValidationFailed, TooManyWebhooks */
  create(
    { accountId }: CurrentAccount,
    { url: typed, description, events }: WebhookCreateDto,
  ): Promise<WebhookCreatedDto> {
    const url = webhookUrl(typed, this.settings.isDemo ? 'DEMO' : 'PUBLIC');
    return this.database.transaction(async (tx) => {
      await lockName(tx, 'webhooks are created');
      if ((await tx.countBy(WebhookEndpoint, { deletedAt: IsNull() })) >= MOST_ENDPOINTS) {
        throw new TooManyWebhooks();
      }
      const [id, secret] = [newId(), newSecret()];
      const { now } = await databaseTime.only(tx);
      const endpoint = {
        id,
        url,
        description: description ?? null,
        events: chosen(events),
        secretCipher: sealSecret(this.cipher, id, secret),
        previousSecretCipher: null,
        previousSecretUntil: null,
        since: now,
        disabledAt: null,
        disabledBecause: null,
        deletedAt: null,
        createdBy: accountId,
        createdAt: now,
      };
      await tx.insert(WebhookEndpoint, endpoint);
      await this.record(tx, accountId, 'WEBHOOK_CREATED', id, { after: audited(endpoint) });
      return { ...toWebhook(endpoint), secret };
    });
  }

  async list(): Promise<WebhookListDto> {
    const rows = await this.database.manager.find(WebhookEndpoint, {
      where: { deletedAt: IsNull() },
      order: { id: 'DESC' },
    });
    return { items: rows.map(toWebhook) };
  }

  /** @throws WebhookNotFound */
  async read(id: string): Promise<WebhookDto> {
    const endpoint = await this.database.manager.findOneBy(WebhookEndpoint, { id, deletedAt: IsNull() });
    if (!endpoint) throw new WebhookNotFound();
    return toWebhook(endpoint);
  }

  /** What happens while it is disabled is not sent later, unless it is replayed. @throws WebhookNotFound, ValidationFailed */
  change(
    { accountId }: CurrentAccount,
    id: string,
    { url, description, events, enabled }: WebhookChangeDto,
  ): Promise<WebhookDto> {
    const address = url && webhookUrl(url, this.settings.isDemo ? 'DEMO' : 'PUBLIC');
    return this.changed(id, async (tx, before) => {
      const { now } = await databaseTime.only(tx);
      const isDisabled = before.disabledAt !== null;
      const change: Partial<WebhookEndpoint> = {
        ...(address !== undefined && { url: address }),
        ...(description !== undefined && { description }),
        ...(events !== undefined && { events: chosen(events) }),
        ...(enabled === false && !isDisabled && { disabledAt: now, disabledBecause: 'OFFICER' as const }),
        ...(enabled === true && isDisabled && { disabledAt: null, disabledBecause: null, since: now }),
      };
      const after = { ...before, ...change };
      if (Object.keys(change).length === 0) return toWebhook(after);
      await tx.update(WebhookEndpoint, { id }, change);
      await this.record(tx, accountId, 'WEBHOOK_CHANGED', id, {
        before: audited(before),
        after: audited(after),
      });
      return toWebhook(after);
    });
  }

  /** The one before signs beside the new one for a day, and none before that one. @throws WebhookNotFound */
  rotate({ accountId }: CurrentAccount, id: string): Promise<WebhookSecretDto> {
    return this.changed(id, async (tx, { secretCipher }) => {
      const secret = newSecret();
      const until = new Date(Date.now() + BOTH_SECRETS_MILLISECONDS);
      await tx.update(
        WebhookEndpoint,
        { id },
        {
          secretCipher: sealSecret(this.cipher, id, secret),
          previousSecretCipher: secretCipher,
          previousSecretUntil: until,
        },
      );
      await this.record(tx, accountId, 'WEBHOOK_SECRET_ROTATED', id);
      return { secret, previousSecretUntil: until.toISOString() };
    });
  }

  /** From the next message on the newest secret signs alone. @throws WebhookNotFound */
  endPreviousSecret({ accountId }: CurrentAccount, id: string): Promise<void> {
    return this.changed(id, async (tx, { previousSecretCipher }) => {
      if (previousSecretCipher === null) return;
      await tx.update(WebhookEndpoint, { id }, { previousSecretCipher: null, previousSecretUntil: null });
      await this.record(tx, accountId, 'WEBHOOK_SECRET_ENDED', id);
    });
  }

  /**
   * What it was sent stays to be read; what was not sent by now never is. That is noted afterwards, when workers begin nothing more for it:
   * with those that are at it, each of which holds rows of one member, it would end in deadlock after deadlock.
   * @throws WebhookNotFound
   */
  async delete({ accountId }: CurrentAccount, id: string): Promise<void> {
    await this.changed(id, async (tx, before) => {
      await tx.update(WebhookEndpoint, { id }, { deletedAt: new Date() });
      await this.record(tx, accountId, 'WEBHOOK_DELETED', id, { before: audited(before) });
    });
    try {
      await this.database.transaction((tx) => giveUpDeliveries.all(tx, [id]));
    } catch (error) {
      if (!(error instanceof DatabaseBusy)) throw error;
      // It is deleted all the same: the job that forgets events notes it within the hour.
      this.logger.warn(loggable(error));
    }
  }

  private changed<T>(
    id: string,
    change: (tx: EntityManager, before: WebhookEndpoint) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (tx) => {
      const before = await tx.findOne(WebhookEndpoint, {
        where: { id, deletedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before) throw new WebhookNotFound();
      return change(tx, before);
    });
  }

  private record(
    tx: EntityManager,
    actorId: string,
    action: string,
    id: string,
    changes: { readonly before?: object; readonly after?: object } = {},
  ): Promise<void> {
    return this.audit.record(tx, { actorId, action, subject: `webhook ${id}`, ...changes });
  }
}

/** In the order of the list, each once; none stands for all. */
function chosen(events: readonly EventType[] | undefined): EventType[] | null {
  const wanted = EVENT_TYPES.filter((type) => events?.includes(type));
  return wanted.length > 0 ? wanted : null;
}

function audited({ url, description, events, disabledAt }: WebhookEndpoint): object {
  return { url, description, events: events ?? 'all', enabled: disabledAt === null };
}

function toWebhook(endpoint: WebhookEndpoint): WebhookDto {
  const { id, url, description, events, disabledAt, disabledBecause, createdAt } = endpoint;
  const { previousSecretUntil: until } = endpoint;
  return {
    id,
    url,
    ...(description !== null && { description }),
    ...(events !== null && { events }),
    status: disabledAt === null ? 'ENABLED' : 'DISABLED',
    ...(disabledBecause !== null && { disabledBecause }),
    ...(until !== null && until.getTime() > Date.now() && { previousSecretUntil: until.toISOString() }),
    createdAt: createdAt.toISOString(),
  };
}
