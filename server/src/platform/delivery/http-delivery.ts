import { causeOf } from '../error-code';
import { Delivery, type Message } from './delivery';
import { TRIES, TryFailed, twoTries } from './two-tries';

interface Gateway {
  readonly url: string;
  readonly token: string;
  readonly timeoutMilliseconds: number;
}

/** Hands messages to a gateway that sends them to the phone: one POST of JSON, the same id when it is repeated. */
export class HttpDelivery extends Delivery {
  readonly reaches = 'PHONE';
  readonly longestSeconds: number;

  constructor(private readonly gateway: Gateway) {
    super();
    this.longestSeconds = (TRIES * gateway.timeoutMilliseconds) / 1000;
  }

  /** Whatever it answers to who brings no token, it is there. */
  async reach(): Promise<void> {
    const { url, timeoutMilliseconds } = this.gateway;
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal }).catch((error) => {
      throw new Error(`the gateway gave no answer (${causeOf(error)})`);
    });
    if (status >= 500) throw new Error(`the gateway answered ${status}`);
  }

  async deliver({ id, phoneNumber, text }: Message & { readonly id: string }): Promise<void> {
    const body = JSON.stringify({ id, phoneNumber, text });
    await twoTries(() => this.post(body));
  }

  private async post(body: string): Promise<void> {
    const response = await this.ask(body);
    await response.body?.cancel();
    if (response.ok) return;
    const { status } = response;
    throw new TryFailed(`the gateway answered ${status}`, status >= 500 || status === 429);
  }

  /** A redirect is not followed: it would take the token elsewhere. */
  private async ask(body: string): Promise<Response> {
    const { url, token, timeoutMilliseconds } = this.gateway;
    try {
      return await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
    } catch (error) {
      throw new TryFailed(`the gateway gave no answer (${causeOf(error)})`, true);
    }
  }
}
