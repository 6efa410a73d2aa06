import type { CurrentAccount } from './access';
import type { Scope } from './scopes';

/** An API key as the caller, with what it may do. */
export interface KeyCaller extends CurrentAccount {
  readonly scopes: readonly Scope[];
}

/** What API keys may do at this moment. */
export abstract class ApiKeys {
  /** @throws ApiKeyInvalid, ApiKeyExpired, ApiKeyRevoked */
  abstract callerOf(apiKey: string): Promise<KeyCaller>;
}

const KEY = /^bearer +(pautang_\S*)/i;

/** The API key of an Authorization header. Access tokens look different from their first letters on. */
export function apiKeyIn(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : KEY.exec(authorization)?.[1];
}
