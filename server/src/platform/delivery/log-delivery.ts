import { Delivery, type Message } from './delivery';

/** Shows messages to whoever runs the demo. Past the log: that one never holds a phone number or a code. */
export class LogDelivery extends Delivery {
  readonly reaches = 'TERMINAL';
  readonly longestSeconds = 0;

  async reach(): Promise<void> {}

  async deliver({ phoneNumber, text }: Message): Promise<void> {
    console.log(`To ${phoneNumber}: ${text}`);
  }
}
