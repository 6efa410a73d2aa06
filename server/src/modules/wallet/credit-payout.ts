import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import type { Language } from '../../platform/language/language';
import { newId } from '../../platform/new-id';
import { fullLegalName } from '../member/legal-name';
import { OtpService } from './otp.service';
import { isForPresentAccount } from './present-account';
import { endOfNewRequest, shownTimes } from './request-times';
import type { WithdrawalDto } from './wallet.dto';
import { OtpMissing } from './wallet.errors';
import {
  findCreditRequest,
  type LockedRequest,
  lockToPrepare,
  readOpenCredit,
  replaceRequest,
  settledTo,
  waitAgain,
} from './withdrawal.sql';
import { WithdrawalPayout } from './withdrawal-payout';
import { toWithdrawalDto } from './withdrawal-view';

/** Where the money goes. */
export interface Receiver {
  readonly fullLegalName: string;
  readonly bankName: string;
  readonly accountNumber: string;
  /** Whether it has received money already, and has not changed since. */
  readonly isKnown: boolean;
}

/** A request for what was paid too much. */
export interface CreditRequest extends Receiver {
  readonly id: string;
  readonly walletId: string;
  readonly loanId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** Both by the business day, as every date that one reads; it ends by the machine's time. */
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

/** A new request, and the one that made room for it. */
type AskedCredit = CreditRequest & { readonly before: string | undefined };

/** What was paid too much on a loan goes to the member's account through the loan's wallet, as a withdrawal. */
@Injectable()
export class CreditPayout {
  constructor(
    private readonly otps: OtpService,
    private readonly payouts: WithdrawalPayout,
    private readonly cipher: FieldCipher,
    private readonly clock: Clock,
  ) {}

  /** A new request, which voids the one before with its code. Holds the member's row and the wallet. */
  async ask(
    tx: EntityManager,
    memberId: string,
    asked: { readonly walletId: string; readonly loanId: string; readonly amountMinor: number },
  ): Promise<AskedCredit> {
    const locked = await lockToPrepare.first(tx, memberId, asked.walletId);
    if (!locked) throw new Error(`wallet ${asked.walletId} is not there`);
    const { currency, bankName: bank, offsetDays } = locked;
    const bankName = bank ?? '';
    const accountNumber = this.accountNumber(memberId, locked.accountNumberCipher);
    const accountNumberCipher = this.cipher.encrypt(accountNumber, memberId, 'accountNumber');
    const [id, until] = [newId(), endOfNewRequest()];
    const { walletId, amountMinor } = asked;
    const [replaced] = await replaceRequest.CREDIT.all(
      tx,
      memberId,
      id,
      walletId,
      currency,
      amountMinor,
      bankName,
      accountNumberCipher,
      until,
    );
    const isKnown = await this.isKnown(tx, memberId, { bankName, accountNumber });
    const receiver = { fullLegalName: fullLegalName(locked), bankName, accountNumber, isKnown };
    const waiting = shownTimes(this.clock, offsetDays, until);
    return { ...asked, ...receiver, ...waiting, id, currency, before: replaced?.id };
  }

  /** What the member asked for before waits again: staff's request, used up by now, took its place for a moment alone. */
  async giveRoomBack(tx: EntityManager, memberId: string, { before }: AskedCredit): Promise<void> {
    if (before !== undefined) await waitAgain.all(tx, memberId, before);
  }

  /** The request that waits, if any does. Changes nothing. */
  async open(tx: EntityManager, memberId: string): Promise<CreditRequest | undefined> {
    const open = await readOpenCredit.first(tx, memberId);
    if (!open || !isForPresentAccount(this.cipher, open)) return undefined;
    const accountNumber = this.accountNumber(memberId, open.accountNumberCipher);
    const { bankName, expiresAt, offsetDays } = open;
    const waiting = shownTimes(this.clock, offsetDays, expiresAt);
    const isKnown = await this.isKnown(tx, memberId, { bankName, accountNumber });
    return { ...open, ...waiting, fullLegalName: fullLegalName(open), accountNumber, isKnown };
  }

  /** Of which loan a request is, without a lock: the loan is held before the wallet. */
  find(tx: EntityManager, memberId: string, requestId: string) {
    return findCreditRequest.first(tx, memberId, requestId);
  }

  /** The request with its wallet and its code, locked. Undefined where it does not wait any more. */
  async lock(
    tx: EntityManager,
    memberId: string,
    walletId: string,
    requestId: string,
  ): Promise<LockedRequest | undefined> {
    const locked = await this.otps.lock(tx, 'CREDIT', memberId, walletId, requestId);
    return locked?.requestWalletId == null ? undefined : locked;
  }

  /**
   * No code for an account that has received money already, and has not changed since.
   * @returns the code to use up, or why it is refused; a wrong one has been counted then, so the caller must commit
   */
  async check(tx: EntityManager, locked: LockedRequest, code: string | undefined) {
    const { memberId, bankName, accountNumberCipher } = locked;
    const accountNumber = this.accountNumber(memberId, accountNumberCipher);
    if (await this.isKnown(tx, memberId, { bankName, accountNumber })) return { codeId: null };
    return code === undefined ? { refusal: new OtpMissing() } : this.otps.check(tx, locked, code);
  }

  /** The money is in the wallet, and leaves it. */
  async pay(
    tx: EntityManager,
    request: LockedRequest,
    codeId: string | null,
    language: Language,
  ): Promise<{ readonly id: string; readonly withdrawal: WithdrawalDto }> {
    const { id, withdrawal } = await this.payouts.pay(tx, 'CREDIT', request, codeId);
    const accountNumber = this.accountNumber(request.memberId, request.accountNumberCipher);
    return { id, withdrawal: toWithdrawalDto(withdrawal, accountNumber, language) };
  }

  private async isKnown(
    tx: EntityManager,
    memberId: string,
    { bankName, accountNumber }: Pick<Receiver, 'bankName' | 'accountNumber'>,
  ): Promise<boolean> {
    // Of an account that is closed no bank account is left, neither in its place nor where money went.
    if (accountNumber === '') return false;
    const settled = await settledTo.all(tx, memberId);
    return settled.some(
      (one) =>
        one.bankName === bankName && this.accountNumber(memberId, one.accountNumberCipher) === accountNumber,
    );
  }

  private accountNumber(memberId: string, accountNumberCipher: string | null): string {
    return this.cipher.decrypt(accountNumberCipher, memberId, 'accountNumber') ?? '';
  }
}
