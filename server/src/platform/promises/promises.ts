import { Injectable } from '@nestjs/common';
import type { Day } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';

/** What a member said they would pay, and until when; nothing is asked of them before. */
export interface PaymentPromise {
  readonly dueOn: Day;
  readonly amountMinor: number;
  /** They say that it is paid already, and on its way: nobody is reminded of it. */
  readonly isMade?: true;
}

/** Loans of one or several members, all at once. @returns the open promises by the ids of the loans */
export type PromisesOf = (
  on: EntityManager,
  loans: readonly { readonly memberId: string; readonly loanId: string }[],
) => Promise<ReadonlyMap<string, PaymentPromise>>;

/** Asks whoever takes promises, so that notices know nothing of how they come about. */
@Injectable()
export class Promises {
  private readonly sources = new Map<string, PromisesOf>();

  /** Those who take them say so as they start. */
  takenBy(source: PromisesOf, name = 'promises'): void {
    this.sources.set(name, source);
  }

  /** Of several for one loan, the one that runs longest. */
  of: PromisesOf = async (on, loans) => {
    const longest = new Map<string, PaymentPromise>();
    for (const source of this.sources.values()) {
      for (const [loanId, promise] of await source(on, loans)) {
        const known = longest.get(loanId);
        if (!known || known.dueOn < promise.dueOn) longest.set(loanId, promise);
      }
    }
    return longest;
  };
}
