import { Injectable } from '@nestjs/common';
import type { Day } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';

/** What a member said they would pay, and until when; nothing is asked of them before. */
export interface PaymentPromise {
  readonly dueOn: Day;
  readonly amountMinor: number;
}

/** Loans of one or several members, all at once. @returns the open promises by the ids of the loans */
export type PromisesOf = (
  on: EntityManager,
  loans: readonly { readonly memberId: string; readonly loanId: string }[],
) => Promise<ReadonlyMap<string, PaymentPromise>>;

/** Asks whoever takes promises, so that notices know nothing of how they come about. */
@Injectable()
export class Promises {
  private source: PromisesOf = async () => new Map();

  /** The one who takes them says so as it starts. */
  takenBy(source: PromisesOf): void {
    this.source = source;
  }

  of: PromisesOf = (on, loans) => this.source(on, loans);
}
