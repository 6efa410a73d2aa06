import type { Delivery } from './delivery';

export const CHANNELS = ['SMS', 'EMAIL'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The ways by which members are told things, as far as there are any. */
export class Channels {
  private readonly ways: Readonly<Record<Channel, Delivery | undefined>>;

  constructor(sms: Delivery | undefined, email: Delivery | undefined) {
    this.ways = { SMS: sms, EMAIL: email };
  }

  get(channel: Channel): Delivery | undefined {
    return this.ways[channel];
  }

  /** After so long nothing of a message is under way any more, by whichever way. */
  get longestSeconds(): number {
    return CHANNELS.reduce((sum, channel) => sum + (this.get(channel)?.longestSeconds ?? 0), 0);
  }
}
