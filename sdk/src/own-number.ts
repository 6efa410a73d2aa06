import type { ApiRequestOptions } from './generated/core/ApiRequestOptions';

/** What an access token says of whose it is. */
export interface TokenClaims {
  /** The account's id, which stays when its phone number is corrected. */
  readonly sub?: string;
  readonly UserInfo?: { readonly phoneNumber?: string; readonly roles?: readonly string[] };
}

/** Read, and not checked: that is the server's. Empty where it is no such token. */
export function claimsOf(token: string): TokenClaims {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}

/** Whether two tokens are of one account; of tokens that tell nothing that is taken for granted. */
export function isSameAccount(one: string, other: string | undefined): boolean {
  return other !== undefined && claimsOf(one).sub === claimsOf(other).sub;
}

/**
 * A request names its caller by the phone number of the token that it was made with. Where the same account has another
 * one in the token that it goes out with, it names that.
 */
export function withOwnNumber(
  options: ApiRequestOptions,
  made: string | undefined,
  token: string | undefined,
): ApiRequestOptions {
  const named = options.body?.phoneNumber;
  if (!named || !made || !token || made === token) return options;
  const [before, now] = [claimsOf(made), claimsOf(token)];
  const isOwn = now.sub !== undefined && now.sub === before.sub && named === before.UserInfo?.phoneNumber;
  if (!isOwn) return options;
  return { ...options, body: { ...options.body, phoneNumber: now.UserInfo?.phoneNumber } };
}
