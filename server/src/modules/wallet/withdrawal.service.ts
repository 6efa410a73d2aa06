import { Injectable } from '@nestjs/common';
import { toMajor, toMinor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { Clock } from '../../platform/clock/clock';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import {
  IdempotencyService,
  type Outcome,
  type StoredAnswer,
} from '../../platform/idempotency/idempotency.service';
import type { Language } from '../../platform/language/language';
import { newId } from '../../platform/new-id';
import { invalidField } from '../../platform/problem/common.errors';
import { assertWholeUnits } from '../../platform/validation/whole-units';
import { fullLegalName } from '../member/legal-name';
import { OtpService } from './otp.service';
import { isForPresentAccount } from './present-account';
import { endOfNewRequest, shownTimes } from './request-times';
import {
  AMOUNT_MESSAGE,
  type OpenWithdrawalDto,
  type WithdrawalConfirmDto,
  type WithdrawalDoneDto,
  type WithdrawalPrepareDto,
  type WithdrawalPreparedDto,
} from './wallet.dto';
import {
  InsufficientBalance,
  NoWithdrawalRequest,
  WalletNotFound,
  WithdrawalRequestChanged,
} from './wallet.errors';
import { isAmountEnough } from './withdrawable';
import {
  giveUpRequest,
  type LockedRequest,
  type LockedToConfirm,
  lockToPrepare,
  type PreparedWithdrawal,
  readOpen,
  replaceRequest,
} from './withdrawal.sql';
import { WithdrawalPayout } from './withdrawal-payout';
import { toWithdrawalDto } from './withdrawal-view';

/** What a member does to withdraw, from any of the own wallets: ask for it, take it up again, give it up, confirm it. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly database: Database,
    private readonly otps: OtpService,
    private readonly payouts: WithdrawalPayout,
    private readonly cipher: FieldCipher,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** A new request that an assistant can issue a code for; it voids the one before, with its code. */
  prepare(
    { accountId: memberId }: CurrentAccount,
    wish: WithdrawalPrepareDto,
  ): Promise<WithdrawalPreparedDto> {
    const amountMinor = toMinor(wish.withdrawalAmount);
    return this.database.transaction(async (tx) => {
      const locked = await lockToPrepare.first(tx, memberId, wish.id);
      if (!locked) throw new WalletNotFound();
      const { currency, balanceMinor } = locked;
      assertAmountEnough(amountMinor, balanceMinor);
      if (amountMinor !== balanceMinor) assertWholeUnits('withdrawalAmount', amountMinor, currency);
      if (amountMinor > balanceMinor) throw new InsufficientBalance();
      const bankName = locked.bankName ?? '';
      const accountNumber = this.accountNumber(memberId, locked.accountNumberCipher);
      const [id, expiresAt] = [newId(), endOfNewRequest()];
      await replaceRequest.WALLET.last(
        tx,
        memberId,
        id,
        wish.id,
        currency,
        amountMinor,
        bankName,
        this.cipher.encrypt(accountNumber, memberId, 'accountNumber'),
        expiresAt,
      );
      return this.toPrepared({ ...locked, id, amountMinor, bankName, expiresAt }, accountNumber);
    });
  }

  /** The request that waits for its code, while the wallet still covers it, and the account counts. Changes nothing. */
  async open({ accountId }: CurrentAccount): Promise<OpenWithdrawalDto> {
    const open = await readOpen.first(this.database.manager, accountId);
    if (!open || !isForPresentAccount(this.cipher, open)) return { active: false };
    const prepared = this.toPrepared(open, this.accountNumber(accountId, open.accountNumberCipher));
    return { active: true, id: open.walletId, withdrawalAmount: prepared.transferAmount, ...prepared };
  }

  /** Gives a request up, with its code. @throws NoWithdrawalRequest, also once it was confirmed */
  cancel({ accountId }: CurrentAccount, requestId: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (!(await giveUpRequest.first(tx, accountId, requestId))) throw new NoWithdrawalRequest();
    });
  }

  /**
   * Withdraws once per key: checks the code, moves the money, writes the withdrawal and the answer, all in
   * one transaction. A wrong code counts a try and changes nothing else. What was the whole balance when it was prepared
   * may go, although money has come back since.
   */
  withdraw(
    { accountId: memberId }: CurrentAccount,
    wish: WithdrawalConfirmDto,
    key: string,
    language: Language,
  ): Promise<StoredAnswer> {
    const request = { accountId: memberId, operation: 'confirmWithdrawal', key, body: wish };
    const lock = (tx: EntityManager) => this.otps.lock(tx, 'WALLET', memberId, wish.id, wish.requestId);
    return this.idempotency.once(request, lock, async (tx, found): Promise<Outcome<WithdrawalDoneDto>> => {
      const locked = asWished(found, wish);
      const code = await this.otps.check(tx, locked, wish.oTP);
      return 'refusal' in code ? code : { answer: await this.pay(tx, locked, code.codeId, language) };
    });
  }

  private async pay(
    tx: EntityManager,
    locked: LockedRequest,
    codeId: string,
    language: Language,
  ): Promise<WithdrawalDoneDto> {
    const { memberId, balanceMinor, amountMinor, accountNumberCipher } = locked;
    if (amountMinor > balanceMinor) throw new InsufficientBalance();
    const { withdrawal } = await this.payouts.pay(tx, 'WALLET', locked, codeId);
    const accountNumber = this.accountNumber(memberId, accountNumberCipher);
    return {
      withdrawal: toWithdrawalDto(withdrawal, accountNumber, language),
      availableBalance: toMajor(balanceMinor - amountMinor),
    };
  }

  private accountNumber(memberId: string, accountNumberCipher: string | null): string {
    return this.cipher.decrypt(accountNumberCipher, memberId, 'accountNumber') ?? '';
  }

  private toPrepared(
    prepared: Omit<PreparedWithdrawal, 'memberId' | 'walletId' | 'accountNumberCipher' | 'source'>,
    accountNumber: string,
  ): WithdrawalPreparedDto {
    const { id: requestId, amountMinor, balanceMinor, bankName } = prepared;
    const { askedAt, expiresAt } = shownTimes(this.clock, prepared.offsetDays, prepared.expiresAt);
    return {
      requestId,
      createdAt: askedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      selectedCurrency: prepared.currency,
      exchangeRate: prepared.unitsPerPhp,
      withdrawableAmount: toMajor(balanceMinor),
      availableBalance: toMajor(balanceMinor - amountMinor),
      transferAmount: toMajor(amountMinor),
      transferFee: 0,
      totalToReceiver: toMajor(amountMinor),
      fullLegalName: fullLegalName(prepared),
      bankName,
      accountNumber,
    };
  }
}

/** @throws WalletNotFound, ValidationFailed, NoWithdrawalRequest, WithdrawalRequestChanged */
function asWished(
  locked: LockedToConfirm | undefined,
  { id: walletId, withdrawalAmount }: WithdrawalConfirmDto,
): LockedRequest {
  if (!locked) throw new WalletNotFound();
  const amountMinor = toMinor(withdrawalAmount);
  const { requestWalletId, balanceMinor } = locked;
  if (requestWalletId === walletId && locked.amountMinor === amountMinor) return locked;
  // Of an empty wallet no amount is enough: who is second to confirm its whole balance reads that the request is gone.
  if (balanceMinor > 0) assertAmountEnough(amountMinor, balanceMinor);
  throw requestWalletId === null ? new NoWithdrawalRequest() : new WithdrawalRequestChanged();
}

/** @throws ValidationFailed for a small amount that is not the whole balance */
function assertAmountEnough(amountMinor: number, balanceMinor: number): void {
  if (isAmountEnough(amountMinor, balanceMinor)) return;
  throw invalidField('withdrawalAmount', AMOUNT_MESSAGE);
}
