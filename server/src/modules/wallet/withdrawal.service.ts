import { Injectable } from '@nestjs/common';
import { toMajor, toMinor } from '@pautang/loan-terms';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { CurrentAccount } from '../../platform/access/access';
import { Clock } from '../../platform/clock/clock';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import type { Language } from '../../platform/language/language';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { LedgerService, type WalletAccount } from '../ledger/ledger.service';
import { LoanService } from '../loan/loan.service';
import { type MemberProfile, MemberService } from '../member/member.service';
import { OtpService } from './otp.service';
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
import type { Withdrawal, WithdrawalRequest } from './withdrawal.entity';
import { WithdrawalRepository } from './withdrawal.repository';
import { toWithdrawalDto } from './withdrawal-view';

const REQUEST_LIFETIME_MILLISECONDS = 60 * 60 * 1000;

/** What a member does to withdraw, from any of the own wallets: ask for it, take it up again, give it up, confirm it. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly withdrawals: WithdrawalRepository,
    private readonly otps: OtpService,
    private readonly loans: LoanService,
    private readonly members: MemberService,
    private readonly ledger: LedgerService,
    private readonly cipher: FieldCipher,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /**
   * A new request that an assistant can issue a code for; it voids the one before, with its code. The member's row is
   * held, since the one before may be of another wallet.
   */
  prepare({ accountId }: CurrentAccount, wish: WithdrawalPrepareDto): Promise<WithdrawalPreparedDto> {
    const amountMinor = toMinor(wish.withdrawalAmount);
    return this.dataSource.transaction(async (tx) => {
      await this.members.hold(tx, accountId);
      const wallet = await this.lockWallet(tx, accountId, wish.id);
      assertAmountEnough(amountMinor, wallet);
      if (amountMinor > wallet.balanceMinor) throw new InsufficientBalance();
      const member = await this.members.profile(tx, accountId);
      await this.withdrawals.voidOpenRequests(tx, accountId);
      const request = this.newRequest(member, wallet, amountMinor);
      await this.withdrawals.insertRequest(tx, request);
      return this.toPrepared(tx, request, wallet, member);
    });
  }

  /** The request that waits for its code, while the wallet still covers it. Changes nothing. */
  open({ accountId }: CurrentAccount): Promise<OpenWithdrawalDto> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const request = await this.withdrawals.findOpenRequest(tx, { memberId: accountId });
      const wallet = request && (await this.ledger.wallet(tx, accountId, request.walletAccountId));
      if (!wallet || request.amountMinor > wallet.balanceMinor) return { active: false };
      const prepared = await this.toPrepared(tx, request, wallet, await this.members.profile(tx, accountId));
      return { active: true, id: wallet.id, withdrawalAmount: prepared.transferAmount, ...prepared };
    });
  }

  /** Gives a request up, with its code. @throws NoWithdrawalRequest, also once it was confirmed */
  cancel({ accountId }: CurrentAccount, requestId: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const request = await this.withdrawals.lockOpenRequest(tx, accountId, requestId);
      if (!request) throw new NoWithdrawalRequest();
      await this.withdrawals.voidOpenRequests(tx, accountId);
    });
  }

  /**
   * Withdraws once per key: checks the code, moves the money, writes the withdrawal and the answer, all in
   * one transaction. A wrong code counts a try and changes nothing else. What was the whole balance when it was prepared
   * may go, although money has come back since.
   */
  withdraw(
    { accountId }: CurrentAccount,
    wish: WithdrawalConfirmDto,
    key: string,
    language: Language,
  ): Promise<StoredAnswer> {
    const amountMinor = toMinor(wish.withdrawalAmount);
    const request = { accountId, operation: 'confirmWithdrawal', key, body: wish };
    return this.idempotency.once<WithdrawalDoneDto>(request, async (tx) => {
      const wallet = await this.lockWallet(tx, accountId, wish.id);
      const prepared = await this.withdrawals.lockOpenRequest(tx, accountId, wish.requestId);
      if (prepared?.walletAccountId !== wallet.id || prepared.amountMinor !== amountMinor) {
        assertAmountEnough(amountMinor, wallet);
        throw prepared ? new WithdrawalRequestChanged() : new NoWithdrawalRequest();
      }
      const refusal = await this.otps.use(tx, prepared, wish.oTP);
      if (refusal) return { refusal };
      const withdrawal = await this.pay(tx, wallet, prepared);
      return {
        answer: {
          withdrawal: toWithdrawalDto(withdrawal, this.accountNumber(prepared), language),
          availableBalance: toMajor(wallet.balanceMinor - amountMinor),
        },
      };
    });
  }

  private async pay(
    tx: EntityManager,
    wallet: WalletAccount,
    prepared: WithdrawalRequest,
  ): Promise<Withdrawal> {
    const { memberId, amountMinor } = prepared;
    if (amountMinor > wallet.balanceMinor) throw new InsufficientBalance();
    const withdrawal: Withdrawal = {
      memberId,
      id: uuid(),
      withdrawalNumber: await this.withdrawals.nextNumber(tx),
      requestId: prepared.id,
      walletAccountId: wallet.id,
      loanId: wallet.loanId,
      currency: wallet.currency,
      amountMinor,
      bankName: prepared.bankName,
      accountNumberCipher: prepared.accountNumberCipher,
      status: 'PENDING',
      createdAt: await this.clock.now(tx),
      settledAt: null,
    };
    await this.withdrawals.insert(tx, withdrawal);
    await this.withdrawals.markUsed(tx, prepared);
    await this.ledger.move(tx, {
      kind: 'WITHDRAWAL',
      subjectId: withdrawal.id,
      wallet,
      amountMinor: -amountMinor,
      against: 'PAYOUTS',
    });
    return withdrawal;
  }

  private newRequest(
    member: MemberProfile,
    wallet: WalletAccount,
    amountMinor: number,
  ): Omit<WithdrawalRequest, 'createdAt'> {
    return {
      memberId: member.id,
      id: uuid(),
      walletAccountId: wallet.id,
      currency: wallet.currency,
      amountMinor,
      bankName: member.bankName ?? '',
      accountNumberCipher: this.cipher.encrypt(member.accountNumber ?? '', member.id, 'accountNumber'),
      status: 'OPEN',
      expiresAt: new Date(Date.now() + REQUEST_LIFETIME_MILLISECONDS),
    };
  }

  private async toPrepared(
    tx: EntityManager,
    request: Omit<WithdrawalRequest, 'createdAt'>,
    wallet: WalletAccount,
    { fullLegalName }: MemberProfile,
  ): Promise<WithdrawalPreparedDto> {
    const { memberId, id: requestId, amountMinor, bankName, expiresAt } = request;
    const { unitsPerPhp } = await this.loans.get(tx, memberId, wallet.loanId);
    return {
      requestId,
      expiresAt: expiresAt.toISOString(),
      selectedCurrency: wallet.currency,
      exchangeRate: unitsPerPhp,
      withdrawableAmount: toMajor(wallet.balanceMinor),
      availableBalance: toMajor(wallet.balanceMinor - amountMinor),
      transferAmount: toMajor(amountMinor),
      transferFee: 0,
      totalToReceiver: toMajor(amountMinor),
      fullLegalName,
      bankName,
      accountNumber: this.accountNumber(request),
    };
  }

  private accountNumber({
    memberId,
    accountNumberCipher,
  }: Pick<WithdrawalRequest, 'memberId' | 'accountNumberCipher'>): string {
    return this.cipher.decrypt(accountNumberCipher, memberId, 'accountNumber');
  }

  private async lockWallet(tx: EntityManager, memberId: string, id: string): Promise<WalletAccount> {
    const wallet = await this.ledger.lockWallet(tx, memberId, id);
    if (!wallet) throw new WalletNotFound();
    return wallet;
  }
}

/** @throws ValidationFailed for a small amount that is not the whole balance */
function assertAmountEnough(amountMinor: number, { balanceMinor }: WalletAccount): void {
  if (isAmountEnough(amountMinor, balanceMinor)) return;
  const errors = [{ field: 'withdrawalAmount', message: AMOUNT_MESSAGE }];
  throw new ValidationFailed({ detail: AMOUNT_MESSAGE, errors });
}
