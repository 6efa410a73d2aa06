/** A paper that goes along with an e-mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A short message for one person. */
export interface Message {
  readonly phoneNumber: string;
  readonly email?: string;
  readonly subject: string;
  readonly text: string;
  /** By e-mail alone. */
  readonly attachments?: readonly Attachment[];
}

/** Where a message arrives. TERMINAL is the operator's, in the demo. */
export const REACHES = ['PHONE', 'EMAIL', 'TERMINAL'] as const;
export type Reach = (typeof REACHES)[number];

/** Brings messages to people, the way the settings say. */
export abstract class Delivery {
  abstract readonly reaches: Reach;
  /** After so long nothing of a delivery is under way any more, however it goes. */
  abstract readonly longestSeconds: number;

  /** Whether messages would be taken; none is sent. @throws Error that says why not, and holds no secret */
  abstract reach(): Promise<void>;

  /** Under the same id it is the same message. @throws DeliveryFailed when it was not taken, or may not have been */
  abstract deliver(message: Message & { readonly id: string }): Promise<void>;
}
