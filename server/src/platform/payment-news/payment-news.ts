import type { EntityManager } from 'typeorm';

/** A loan whose number stands beside money that cannot pay it, and what became of that money. */
export interface PaymentNewsItem {
  readonly memberId: string;
  readonly loanId: string;
  readonly paymentNumber: string;
  readonly became: 'RECEIVED' | 'WENT_BACK';
  /** By the business clock. */
  readonly at: Date;
}

/** Tells members of money that lies in suspense, in the transaction that put it there or takes it out. */
export abstract class PaymentNews {
  abstract tellAhead(tx: EntityManager, item: PaymentNewsItem): void;
}
