import { Logger } from '@nestjs/common';
import { retryAfter } from '../problem/retry-after';
import { DeliveryFailed } from './delivery.errors';

const RETRY_AFTER_SECONDS = 30;
export const TRIES = 2;

/** One try that did not bring the message on its way. The reason goes to the log, so it names nobody. */
export class TryFailed extends Error {
  override readonly name = 'TryFailed';

  constructor(
    readonly reason: string,
    /** Whether the same may work in a moment. */
    readonly mayPass: boolean,
  ) {
    super(reason);
  }
}

const logger = new Logger('Delivery');

/** Tries a second time what may pass. @throws DeliveryFailed */
export async function twoTries(attempt: () => Promise<void>): Promise<void> {
  const failure = new DeliveryFailed(retryAfter(RETRY_AFTER_SECONDS));
  for (let number = 1; number <= TRIES; number++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TryFailed)) throw error;
      logger.warn({ delivery: 'failed', try: number, reason: error.reason });
      failure.cause = error;
      if (!error.mayPass) break;
    }
  }
  throw failure;
}
