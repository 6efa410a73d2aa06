import { Delivery, type Message } from './delivery';
import { DeliveryFailed } from './delivery.errors';

/** Shows messages to whoever runs the demo. Past the log: that one never holds a phone number or a code. */
export class LogDelivery extends Delivery {
  readonly reaches = 'TERMINAL';
  readonly longestSeconds = 0;

  async reach(): Promise<void> {}

  async deliver({ phoneNumber, text }: Message): Promise<void> {
    console.log(`To ${phoneNumber}: ${text}`);
  }
}

/**
 * Outside the demo, where the terminal is a log. What was on its way when the settings came to name no other one waits for that
 * as long as it is wanted.
 */
export class NoDelivery extends Delivery {
  readonly reaches = 'TERMINAL';
  readonly longestSeconds = 0;

  async reach(): Promise<void> {}

  async deliver(): Promise<void> {
    throw new DeliveryFailed();
  }
}

/** Shows notices beside them, under another word: whoever looks for a code in the log finds codes alone. */
export class NoticeLog extends Delivery {
  readonly reaches = 'TERMINAL';
  readonly longestSeconds = 0;

  async reach(): Promise<void> {}

  async deliver({ phoneNumber, email, text, attachments = [] }: Message): Promise<void> {
    const papers = attachments.map(({ filename }) => ` [${filename}]`).join('');
    console.log(`Notice for ${email ?? phoneNumber}: ${text}${papers}`);
  }
}
