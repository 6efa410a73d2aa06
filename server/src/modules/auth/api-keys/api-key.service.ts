import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan } from 'typeorm';
import { Settings } from '../../../config/settings';
import type { CurrentAccount } from '../../../platform/access/access';
import { AuditService } from '../../../platform/audit/audit.service';
import { DAY_MILLISECONDS } from '../../../platform/calendar';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { Database } from '../../../platform/database/database';
import { lockName } from '../../../platform/database/lock-name';
import { newId } from '../../../platform/new-id';
import type { PageQueryDto } from '../../../platform/page-query.dto';
import { LAST_ID, toPage } from '../../../platform/paging';
import { Account } from '../account.entity';
import { newApiKey } from './api-key';
import type { ApiKeyDto, ApiKeyIssueDto, ApiKeyIssuedDto, ApiKeyPageDto } from './api-key.dto';
import { ApiKey } from './api-key.entity';
import { ApiKeyNotFound, TooManyKeys } from './api-key.errors';
import { API_KEY_HASH } from './api-key-standing';

/** The one in use, and the one that takes its place. */
const LIVE_KEYS_OF_A_NAME = 2;

/** Keys for machines. They are told once and kept as keyed hashes; officers issue and revoke them. */
@Injectable()
export class ApiKeyService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly keyedHash: KeyedHash,
    private readonly audit: AuditService,
  ) {}

  /** Keys of one name are issued one after the other. @throws TooManyKeys */
  issue(
    { accountId }: CurrentAccount,
    { name, scopes, validDays }: ApiKeyIssueDto,
  ): Promise<ApiKeyIssuedDto> {
    const { keyId, apiKey } = newApiKey(this.settings.isDemo ? 'demo' : 'live');
    return this.database.transaction(async (tx) => {
      await lockName(tx, `api keys of ${name}`);
      const now = new Date();
      const live = { name, revokedAt: IsNull(), expiresAt: MoreThan(now) };
      if ((await tx.countBy(ApiKey, live)) >= LIVE_KEYS_OF_A_NAME) throw tooMany();
      const expiresAt = new Date(now.getTime() + validDays * DAY_MILLISECONDS);
      const keyHash = this.keyedHash.of(API_KEY_HASH, apiKey);
      const sorted = [...new Set(scopes)].sort();
      await tx.insert(ApiKey, {
        id: newId(),
        keyId,
        keyHash,
        name,
        scopes: sorted,
        issuedBy: accountId,
        expiresAt,
      });
      await this.audit.record(tx, {
        actorId: accountId,
        action: 'API_KEY_ISSUED',
        subject: `api key ${keyId}`,
        after: { name, scopes: sorted, expiresAt: expiresAt.toISOString() },
      });
      return { keyId, apiKey, name, scopes: sorted, expiresAt: expiresAt.toISOString() };
    });
  }

  async list({ cursor = LAST_ID, limit }: PageQueryDto): Promise<ApiKeyPageDto> {
    const tx = this.database.manager;
    const rows = await tx.find(ApiKey, {
      where: { id: LessThan(cursor) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const page = toPage(rows, limit);
    const issuers = await tx.find(Account, {
      select: { id: true, fullName: true },
      where: { id: In(page.rows.map(({ issuedBy }) => issuedBy)) },
    });
    const names = new Map(issuers.map(({ id, fullName }) => [id, fullName]));
    const items = page.rows.map((key) => toApiKey(key, names.get(key.issuedBy)));
    return { items, nextCursor: page.nextCursor };
  }

  /** From the next request on, at every server; once more it changes nothing. @throws ApiKeyNotFound */
  revoke({ accountId }: CurrentAccount, keyId: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const key = await tx.findOne(ApiKey, { where: { keyId }, lock: { mode: 'pessimistic_write' } });
      if (!key) throw new ApiKeyNotFound();
      if (key.revokedAt) return;
      await tx.update(ApiKey, { id: key.id }, { revokedAt: new Date() });
      await this.audit.record(tx, {
        actorId: accountId,
        action: 'API_KEY_REVOKED',
        subject: `api key ${keyId}`,
        before: { name: key.name },
      });
    });
  }
}

function tooMany() {
  return new TooManyKeys({ errors: [{ field: 'name', message: TooManyKeys.detail }] });
}

function toApiKey(key: ApiKey, issuedBy: string | undefined): ApiKeyDto {
  const { id, keyId, name, scopes, createdAt, expiresAt, lastUsedAt, revokedAt } = key;
  const isOver = expiresAt.getTime() <= Date.now();
  return {
    id,
    keyId,
    name,
    scopes,
    status: revokedAt ? 'REVOKED' : isOver ? 'EXPIRED' : 'LIVE',
    issuedBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString(),
    revokedAt: revokedAt?.toISOString(),
  };
}
