import { Injectable } from '@nestjs/common';
import type { Day } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { lockName } from '../../platform/database/lock-name';
import { type StandingClaim, standingClaims } from './claim-standing';
import { type IncomingLine, isOfOneTransfer, referencesIn, squeezed } from './incoming-line';
import type { IncomingPayment } from './incoming-payment.entity';
import type { PaymentClaim } from './payment-claim.entity';
import {
  claimsNamed,
  findClaim,
  readClaims,
  suspenseOfAmount,
  unclaimedRepayments,
} from './payment-claims.sql';
import { holdPayment, readPaymentOf } from './payments.sql';
import type { BecomeRepayment } from './suspense.service';

/** So many payments of one amount are compared at most. */
const COMPARED = 500;
const EARLIER_COMPARED = 20;

type ClaimKey = Pick<PaymentClaim, 'memberId' | 'id'>;
/** A claim with its reference to read. */
export type ToldClaim = Pick<PaymentClaim, 'memberId' | 'id' | 'loanId' | 'amountMinor' | 'paidOn'> & {
  readonly reference: string;
};
type Sum = Pick<IncomingLine, 'amountMinor' | 'currency'>;
type Named = Pick<IncomingPayment, 'id' | 'eventHash' | 'lineHash' | 'referenceCipher'>;

/**
 * Whether a transfer that a member told of is one that arrived. It is where both say the same reference and amount, that can be
 * of one transfer alone, and nobody else told of that reference: a member's word alone moves no money.
 */
@Injectable()
export class ClaimMatching {
  constructor(
    private readonly keyedHash: KeyedHash,
    private readonly cipher: FieldCipher,
  ) {}

  /** Who tells of a transfer and who brings it come one after the other, so that the later one sees the earlier. */
  async inTurn(tx: EntityManager, { amountMinor, currency }: Sum): Promise<void> {
    await lockName(tx, `claims of ${currency} ${amountMinor}`);
  }

  hashOf(reference: string): string {
    return this.keyedHash.of('claimed reference', squeezed(reference));
  }

  referenceOf({ memberId, referenceCipher }: Pick<PaymentClaim, 'memberId' | 'referenceCipher'>): string {
    return this.cipher.decrypt(referenceCipher, memberId, 'claimReference') ?? '';
  }

  told(claim: PaymentClaim): ToldClaim {
    return { ...claim, reference: this.referenceOf(claim) };
  }

  /** Newest first. */
  async ofLoan(tx: EntityManager, memberId: string, loanId: string, today: Day): Promise<StandingClaim[]> {
    return standingClaims(await readClaims.all(tx, memberId, loanId), today);
  }

  /** The one claim that is of this money; 'AMBIGUOUS' where several tell of its reference. */
  async claimOf(tx: EntityManager, line: IncomingLine): Promise<PaymentClaim | 'AMBIGUOUS' | undefined> {
    await this.inTurn(tx, line);
    const [claim, another] = await this.claimsOf(tx, referencesIn(line).filter(isOfOneTransfer));
    if (!claim) return undefined;
    if (another) return 'AMBIGUOUS';
    const isSame = claim.amountMinor === line.amountMinor && claim.currency === line.currency;
    return isSame && claim.repaymentId === null ? claim : undefined;
  }

  /** Of whichever amount, and by whichever word. */
  claimsNaming(tx: EntityManager, line: Pick<IncomingLine, 'reference' | 'id'>): Promise<PaymentClaim[]> {
    return this.claimsOf(tx, referencesIn(line));
  }

  /** The one payment in suspense that a claim is of, locked; nothing where others told of its reference before. */
  async paymentOf(tx: EntityManager, sum: Sum, reference: string): Promise<IncomingPayment | undefined> {
    if (!isOfOneTransfer(squeezed(reference))) return undefined;
    const others = await this.claimsOf(tx, [reference]);
    if (others.length > 0) return undefined;
    const [found, another] = await this.paymentsNaming(tx, sum, reference);
    if (!found || another) return undefined;
    const held = await holdPayment.first(tx, found.paymentNumber);
    return held?.state === 'UNASSIGNED' && held.proposedAction === null ? held : undefined;
  }

  /** What lies in suspense with this amount and reference. */
  async paymentsNaming(
    tx: EntityManager,
    { amountMinor, currency }: Sum,
    reference: string,
  ): Promise<IncomingPayment[]> {
    const alike = await suspenseOfAmount.all(tx, amountMinor, currency, COMPARED);
    return alike.filter((payment) => this.isNamed(payment, reference));
  }

  /** What a loan got is what its member told of with this reference: of another amount only where staff decided it. */
  async settle(
    tx: EntityManager,
    payment: IncomingPayment,
    { memberId, loanId, repaymentId, isDecided }: BecomeRepayment & { readonly isDecided: boolean },
    today: Day,
  ): Promise<void> {
    const claims = await this.ofLoan(tx, memberId, loanId, today);
    const found = claims.find(
      (claim) =>
        claim.withdrawnAt === null &&
        claim.repaymentId === null &&
        (isDecided || claim.amountMinor === payment.amountMinor) &&
        this.isNamed(payment, this.referenceOf(claim)),
    );
    if (found) this.link(tx, found, payment.paymentNumber, repaymentId);
  }

  /**
   * What was recorded already, and names the same reference, is found to be that claim.
   * @returns whether there is such a payment
   */
  async settleEarlier(tx: EntityManager, claim: ToldClaim): Promise<boolean> {
    const { memberId, loanId, amountMinor, paidOn, reference } = claim;
    const named = squeezed(reference);
    const sought = [memberId, loanId, amountMinor, paidOn, EARLIER_COMPARED] as const;
    for (const one of await unclaimedRepayments.all(tx, ...sought)) {
      const { id, repaymentNumber } = one;
      const payment = await readPaymentOf.first(tx, repaymentNumber);
      const isSame = referencesIn(one).includes(named) || (payment && this.isNamed(payment, reference));
      if (!isSame) continue;
      this.link(tx, claim, payment?.paymentNumber ?? null, id);
      return true;
    }
    return false;
  }

  /** @param paymentNumber of an incoming payment; null where staff recorded it */
  link(
    tx: EntityManager,
    { memberId, id }: ClaimKey,
    paymentNumber: string | null,
    repaymentId: string,
  ): void {
    findClaim.ahead(tx, memberId, id, paymentNumber, repaymentId);
  }

  private async claimsOf(tx: EntityManager, references: readonly string[]): Promise<PaymentClaim[]> {
    const hashes = references.map((reference) => this.hashOf(reference));
    return hashes.length === 0 ? [] : claimsNamed.all(tx, hashes);
  }

  private isNamed({ id, eventHash, lineHash, referenceCipher }: Named, reference: string): boolean {
    const written = this.cipher.decrypt(referenceCipher, id, 'paymentReference') ?? '';
    const named = squeezed(reference);
    // Of its id a hash alone is kept: as the member wrote it, or as banks count, without blanks and hyphens.
    const ids = [reference, named].map((id) => this.keyedHash.of('incoming payment', id));
    return (
      referencesIn({ reference: written }).includes(named) ||
      ids.some((id) => id === eventHash || id === lineHash)
    );
  }
}
