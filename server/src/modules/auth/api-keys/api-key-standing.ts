import { Injectable, Logger } from '@nestjs/common';
import { ApiKeyExpired, ApiKeyInvalid, ApiKeyRevoked } from '../../../platform/access/access.errors';
import type { ApiKeys, KeyCaller } from '../../../platform/access/api-keys';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { Database } from '../../../platform/database/database';
import { loggable } from '../../../platform/loggable';
import { keyIdOf } from './api-key';
import { type KeyRow, noteKeyUse, readApiKey } from './api-key.sql';

/** Last uses are told to the minute. */
const NOTED_MILLISECONDS = 60_000;

/** What keys are kept as. */
export const API_KEY_HASH = 'api key';

/** Whom an API key stands for, asked of the database at each request: it may have been revoked a moment ago. */
@Injectable()
export class ApiKeyStanding implements ApiKeys {
  private readonly logger = new Logger(ApiKeyStanding.name);
  /** Keys whose use is being written. */
  private readonly noting = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly keyedHash: KeyedHash,
  ) {}

  /** Only who has the whole key is told what became of it. @throws ApiKeyInvalid, ApiKeyExpired, ApiKeyRevoked */
  async callerOf(apiKey: string): Promise<KeyCaller> {
    const keyId = keyIdOf(apiKey);
    const key = keyId && (await readApiKey.first(this.database.manager, keyId));
    if (!key || !this.keyedHash.matches(key.keyHash, API_KEY_HASH, apiKey)) throw new ApiKeyInvalid();
    const now = Date.now();
    if (key.revokedAt) throw new ApiKeyRevoked();
    if (key.expiresAt.getTime() <= now) throw new ApiKeyExpired();
    void this.noteUse(key, now);
    const { id: accountId, scopes, issuedBy } = key;
    return { accountId, phoneNumber: '', roles: [], sessionId: '', scopes, issuedBy };
  }

  /** The request goes on meanwhile, and does so too where it could not be written. */
  private async noteUse({ id, lastUsedAt }: KeyRow, now: number): Promise<void> {
    const aMinuteAgo = now - NOTED_MILLISECONDS;
    if (this.noting.has(id) || (lastUsedAt && lastUsedAt.getTime() > aMinuteAgo)) return;
    this.noting.add(id);
    try {
      await noteKeyUse.alone(this.database, id, new Date(now), new Date(aMinuteAgo));
    } catch (error) {
      this.logger.warn(loggable(error));
    } finally {
      this.noting.delete(id);
    }
  }
}
