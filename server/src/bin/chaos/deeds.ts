import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PautangClient } from '@pautang/sdk';
import type { Persistent } from './persistent';

interface Deed {
  readonly what: string;
  readonly by: Persistent;
  readonly call: (client: PautangClient) => PromiseLike<unknown>;
  readonly answer: unknown;
}

/** How many of the last ones are asked for once more. */
const ASKED_AGAIN = 500;

/** What was done under a key, and acknowledged. */
export class Deeds {
  private readonly list: Deed[] = [];

  get count(): number {
    return this.list.length;
  }

  /** @throws ApiError where it is refused; then it was not done */
  async once<T>(
    by: Persistent,
    what: string,
    call: (client: PautangClient, idempotencyKey: string) => PromiseLike<T>,
  ): Promise<T> {
    const key = randomUUID();
    const ask = (client: PautangClient) => call(client, key);
    const answer = await by.ask(what, ask);
    this.list.push({ what, by, call: ask, answer });
    return answer;
  }

  /** Asks under the same keys again. @returns what was answered otherwise */
  async differences(): Promise<string[]> {
    const found: string[] = [];
    for (const { what, by, call, answer } of this.list.slice(-ASKED_AGAIN)) {
      const again = await by.ask(what, call).catch(String);
      if (!isDeepStrictEqual(again, answer))
        found.push(`${what} of ${by.phoneNumber} under its key: ${JSON.stringify(again)}`);
    }
    return found;
  }
}
