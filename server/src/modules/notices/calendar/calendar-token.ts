const ID_BYTES = 16;
const MARK_BYTES = 16;
export const SEED_BYTES = 16;
const TOKEN = /^[\w-]{43}$/;

/** What the address holds: the member, so that every look-up has its key, and half of a keyed hash. */
export function tokenOf(memberId: string, hash: string): string {
  const id = Buffer.from(memberId.replaceAll('-', ''), 'hex');
  const mark = Buffer.from(hash, 'base64url').subarray(0, MARK_BYTES);
  return Buffer.concat([id, mark]).toString('base64url');
}

/** Undefined for what is no token. */
export function memberOfToken(token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined;
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
