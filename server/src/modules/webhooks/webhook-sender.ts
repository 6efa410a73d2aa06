import { lookup as resolve } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { errorCode } from '../../platform/error-code';
import { tracedWithin } from '../../platform/tracing/tracing';
import { AddressRefused, assertHostReachable, checkedLookup, type Reach } from './webhook-address';

/** Why a try came to nothing. */
export const FAILURES = [
  'ANSWERED',
  'TIMEOUT',
  'NO_CONNECTION',
  'ADDRESS_REFUSED',
  'ENDPOINT_DELETED',
] as const;
export type Failure = (typeof FAILURES)[number];

/** How a try ended; without a failure it was taken. */
export interface Sent {
  readonly status: number | null;
  readonly failure: Failure | null;
}

/** From the look-up of the address to the answer's first line. */
export const LONGEST_MILLISECONDS = 10_000;
/** Nothing of its address, which is the officer's. */
const TOLD = { name: 'deliver webhook', kind: 'CLIENT' } as const;
/** An answer says by its status all that there is to say. */
const MOST_BYTES = 16_384;

/** Sends one message: no redirect is followed, and no connection is made to what is not in reach. */
export class WebhookSender {
  constructor(
    private readonly reach: Reach,
    private readonly find: typeof resolve = resolve,
    private readonly longestMilliseconds = LONGEST_MILLISECONDS,
  ) {}

  async send(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<Sent> {
    const signal = AbortSignal.timeout(this.longestMilliseconds);
    try {
      const post = () => this.post(new URL(address), headers, Buffer.from(body), signal);
      const status = await tracedWithin(() => TOLD, post);
      return { status, failure: status >= 200 && status < 300 ? null : 'ANSWERED' };
    } catch (error) {
      if (error instanceof AddressRefused) return { status: null, failure: 'ADDRESS_REFUSED' };
      return { status: null, failure: signal.aborted ? 'TIMEOUT' : failureOf(error) };
    }
  }

  private post(
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: Buffer,
    signal: AbortSignal,
  ): Promise<number> {
    assertHostReachable(url, this.reach);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((taken, failed) => {
      const sending = request(url, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': body.length,
          'user-agent': 'Pautang-Webhooks/1',
        },
        // Each message has a connection of its own, whose address is checked as it is made.
        agent: false,
        lookup: checkedLookup(this.reach, this.find),
        signal,
      });
      sending.on('error', failed);
      // Who answers that it speaks another protocol from now on gets neither an error nor a response.
      sending.on('close', () => failed(new Error('it ended without an answer')));
      sending.on('response', (response) => {
        taken(response.statusCode ?? 0);
        readLittle(response);
      });
      sending.end(body);
    });
  }
}

/** The status was all; who answers more than a little is hung up on. */
function readLittle(response: IncomingMessage): void {
  let bytes = 0;
  response.on('error', () => undefined);
  response.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MOST_BYTES) response.destroy();
  });
}

function failureOf(error: unknown): Failure {
  return errorCode(error) === 'ETIMEDOUT' ? 'TIMEOUT' : 'NO_CONNECTION';
}
