import type {
  WebhookCorrectionEventDto,
  WebhookHardshipEventDto,
  WebhookLoanEventDto,
  WebhookMemberEventDto,
  WebhookPromiseEventDto,
  WebhookRepaymentEventDto,
  WebhookTestEventDto,
  WebhookWaiverEventDto,
  WebhookWithdrawalEventDto,
} from './generated';

/** What is sent to a webhook; `type` says which it is. */
export type WebhookEvent =
  | WebhookMemberEventDto
  | WebhookCorrectionEventDto
  | WebhookLoanEventDto
  | WebhookWithdrawalEventDto
  | WebhookRepaymentEventDto
  | WebhookWaiverEventDto
  | WebhookPromiseEventDto
  | WebhookHardshipEventDto
  | WebhookTestEventDto;

/** An event with its id, the same however often it is sent: what was done for an id is not done again. */
export type VerifiedEvent = WebhookEvent & { readonly id: string };

/** Why a message is refused: it was not signed with the secret, is too old, was verified before, or is none at all. */
export type WebhookRefusal = 'FORGED' | 'LATE' | 'REPEATED' | 'MALFORMED';

/** The message is not to be believed. Answer 400. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';

  constructor(
    readonly code: WebhookRefusal,
    message: string,
  ) {
    super(message);
  }
}

/** The headers of a request, as Fetch or Node has them. */
export type WebhookHeaders = Pick<Headers, 'get'> | Readonly<Record<string, string | string[] | undefined>>;

export interface VerifyOptions {
  /** How old a message may be, or how far ahead a clock; five minutes without it. */
  readonly toleranceSeconds?: number;
  /**
   * Where verified messages are remembered, for as long as they are not too old; without it in the memory of this process.
   * Give one of your own where several processes receive, or `false` where nothing is to be remembered.
   */
  readonly seen?: SeenMessages | false;
}

/** Remembers messages that were verified. */
export interface SeenMessages {
  /** Notes a message until a time, in seconds since 1970. @returns whether it was new */
  add(message: string, until: number): boolean | Promise<boolean>;
}

const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const PRINT_BYTES = 12;
const NO_SECRET = 'The secret of a webhook is given, and begins with whsec_.';

class MemoryOfMessages implements SeenMessages {
  private readonly until = new Map<string, number>();

  add(message: string, until: number): boolean {
    const now = Date.now() / 1000;
    for (const [one, end] of this.until) {
      if (end >= now) break;
      this.until.delete(one);
    }
    if (this.until.has(message)) return false;
    this.until.set(message, until);
    return true;
  }
}

const ofThisProcess = new MemoryOfMessages();

/** For those who receive webhooks. */
export const Webhook = {
  /**
   * The event of a message that is truly ours, fresh, and new: a message that somebody recorded and sends again is refused.
   * Where we send an event again, since your answer did not arrive, it is a new message with the same id.
   * @param payload the body as it came: not parsed and written anew
   * @param secret of the webhook, or while it is rotated the new and the old one
   * @throws WebhookVerificationError, and a TypeError where it is called without secret or with a body that was parsed, or the tolerance is no
   * number
   */
  async verify(
    payload: string | Uint8Array,
    headers: WebhookHeaders,
    secret: string | readonly string[],
    { toleranceSeconds = TOLERANCE_SECONDS, seen = ofThisProcess }: VerifyOptions = {},
  ): Promise<VerifiedEvent> {
    // Who writes no TypeScript is told of the usual slips, rather than that something is not iterable.
    if (typeof payload !== 'string' && !ArrayBuffer.isView(payload))
      throw new TypeError('The body of a webhook is verified as it came: as text or bytes, not parsed.');
    const secrets = [secret].flat().filter(Boolean);
    if (secrets.length === 0) throw new TypeError(NO_SECRET);
    // Nothing is later than a number that is none, so every old message would be taken.
    if (!(toleranceSeconds >= 0)) throw new TypeError('The tolerance is a number of seconds, 0 or more.');
    const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
      headerIn(headers, `webhook-${name}`),
    );
    if (!id || !timestamp || !signature || !/^\d{1,12}$/.test(timestamp)) {
      throw new WebhookVerificationError('MALFORMED', 'The message has no headers of a webhook.');
    }
    const body = typeof payload === 'string' ? payload : new TextDecoder().decode(payload);
    const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
    if (!(await isSigned(signed, signature, secrets))) {
      throw new WebhookVerificationError('FORGED', 'The message was not signed with this secret.');
    }
    if (Math.abs(Date.now() / 1000 - Number(timestamp)) > toleranceSeconds) {
      throw new WebhookVerificationError('LATE', 'The message is too old, or of a clock that is ahead.');
    }
    const until = Number(timestamp) + toleranceSeconds;
    if (seen && !(await seen.add(`${id}.${timestamp}.${await printOf(signed, secrets)}`, until))) {
      throw new WebhookVerificationError('REPEATED', 'This very message was verified before.');
    }
    return { ...eventIn(body), id };
  },
};

async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  signature: string,
  secrets: readonly string[],
): Promise<boolean> {
  const given = signature.split(' ').flatMap((one) => (one.startsWith('v1,') ? [bytesIn(one.slice(3))] : []));
  for (const secret of secrets) {
    const raw = rawOf(secret);
    if (!raw) throw new TypeError(NO_SECRET);
    const key = await crypto.subtle.importKey('raw', raw, HMAC, false, ['verify']);
    for (const one of given) if (one && (await crypto.subtle.verify('HMAC', key, one, signed))) return true;
  }
  return false;
}

/**
 * By what a message is told from that of another webhook about the same event. Of the oldest secret, which stays while they
 * are rotated, and not of the signature that came: who left one of two away would have another message.
 */
async function printOf(signed: Uint8Array<ArrayBuffer>, secrets: readonly string[]): Promise<string> {
  const oldest = secrets.flatMap((secret) => rawOf(secret) ?? []).at(-1);
  if (!oldest) throw new TypeError(NO_SECRET);
  const key = await crypto.subtle.importKey('raw', oldest, HMAC, false, ['sign']);
  const print = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed));
  return btoa(String.fromCharCode(...print.subarray(0, PRINT_BYTES)));
}

function rawOf(secret: string): Uint8Array<ArrayBuffer> | undefined {
  const raw = bytesIn(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  return raw && raw.length > 0 ? raw : undefined;
}

function bytesIn(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function headerIn(headers: WebhookHeaders, name: string): string | undefined {
  if (isFetched(headers)) return headers.get(name) ?? undefined;
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : value?.[0];
}

function isFetched(headers: WebhookHeaders): headers is Pick<Headers, 'get'> {
  return typeof headers.get === 'function';
}

function eventIn(body: string): WebhookEvent {
  try {
    const event = JSON.parse(body);
    if (typeof event?.type === 'string') return event;
  } catch {}
  throw new WebhookVerificationError('MALFORMED', 'The message is no event.');
}
