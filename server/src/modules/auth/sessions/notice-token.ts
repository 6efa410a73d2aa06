import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;
const SECRET_BYTES = 16;
export const NOTICE_TOKEN_PATTERN = /^[\w-]{43}$/;

/** What the link of a message holds: the account, so that every look-up has its key, and 128 random bits. */
export function newNoticeToken(accountId: string): string {
  const id = Buffer.from(accountId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, randomBytes(SECRET_BYTES)]).toString('base64url');
}

export function accountOfToken(token: string): string {
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
