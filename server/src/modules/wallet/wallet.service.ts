import { Injectable } from '@nestjs/common';
import { toMajor, toMinor } from '@pautang/loan-terms';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { CurrentAccount } from '../../platform/access/access';
import { Clock } from '../../platform/clock/clock';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import type { Language } from '../../platform/language/language';
import { LedgerService, type WalletAccount } from '../ledger/ledger.service';
import { LoanService } from '../loan/loan.service';
import { shownStatus } from '../loan/loan-look';
import { type MemberProfile, MemberService } from '../member/member.service';
import { OtpService } from './otp.service';
import type {
  WalletDetailsDto,
  WithdrawalConfirmDto,
  WithdrawalDoneDto,
  WithdrawalDto,
  WithdrawalPrepareDto,
  WithdrawalPreparedDto,
} from './wallet.dto';
import {
  InsufficientBalance,
  NoWithdrawalRequest,
  WalletNotFound,
  WithdrawalRequestChanged,
} from './wallet.errors';
import type { Withdrawal, WithdrawalRequest } from './withdrawal.entity';
import { WithdrawalRepository } from './withdrawal.repository';
import { toWithdrawalDto } from './withdrawal-view';

const REQUEST_LIFETIME_MILLISECONDS = 60 * 60 * 1000;

@Injectable()
export class WalletService {
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

  async load({ accountId }: CurrentAccount, language: Language): Promise<WalletDetailsDto> {
    const tx = this.dataSource.manager;
    const [loan, member] = await Promise.all([
      this.loans.latest(tx, accountId),
      this.members.profile(tx, accountId),
    ]);
    if (!loan) return { active: false };
    const [wallet, withdrawnMinor] = await Promise.all([
      this.ledger.walletOfLoan(tx, accountId, loan.id),
      this.withdrawals.withdrawnMinor(tx, accountId, loan.id),
    ]);
    const shown = shownStatus(loan, language);
    return {
      active: true,
      _id: wallet.id,
      wallet: toMajor(wallet.balanceMinor),
      withdrawnAmount: toMajor(withdrawnMinor),
      loanAmount: toMajor(loan.principalMinor),
      loanAmountXR: toMajor(loan.principalMinor),
      loanAmountPHP: toMajor(loan.principalPhpMinor),
      selectedCurrency: loan.currency,
      exchangeRate: loan.unitsPerPhp,
      status: shown.text,
      statusColor: shown.color,
      statusIcon: shown.icon,
      statusMessage: shown.message,
      loanNumber: loan.loanNumber,
      createdAt: loan.createdAt.toISOString(),
      statementShow: loan.statementShow,
      statement: shown.statement,
      statementMessage: shown.statementMessage,
      fullLegalName: member.fullLegalName,
      bankName: member.bankName ?? '',
      member: { accountNumber: member.accountNumber ?? '' },
    };
  }

  /** A new request that an assistant can issue a code for; it voids the one before, with its code. */
  async prepare({ accountId }: CurrentAccount, wish: WithdrawalPrepareDto): Promise<WithdrawalPreparedDto> {
    const amountMinor = toMinor(wish.withdrawalAmount);
    return this.dataSource.transaction(async (tx) => {
      const wallet = await this.lockWallet(tx, accountId, wish.id);
      if (amountMinor > wallet.balanceMinor) throw new InsufficientBalance();
      const member = await this.members.profile(tx, accountId);
      const { unitsPerPhp } = await this.loans.get(tx, accountId, wallet.loanId);
      await this.withdrawals.voidOpenRequests(tx, accountId);
      const expiresAt = new Date(Date.now() + REQUEST_LIFETIME_MILLISECONDS);
      const request = this.newRequest(member, wallet, amountMinor, expiresAt);
      await this.withdrawals.insertRequest(tx, request);
      return {
        requestId: request.id,
        expiresAt: expiresAt.toISOString(),
        selectedCurrency: wallet.currency,
        exchangeRate: unitsPerPhp,
        withdrawableAmount: toMajor(wallet.balanceMinor),
        availableBalance: toMajor(wallet.balanceMinor - amountMinor),
        transferAmount: toMajor(amountMinor),
        transferFee: 0,
        totalToReceiver: toMajor(amountMinor),
        fullLegalName: member.fullLegalName,
        bankName: request.bankName,
        accountNumber: member.accountNumber ?? '',
      };
    });
  }

  /**
   * Withdraws once per key: checks the code, moves the money, writes the withdrawal and the answer, all in
   * one transaction. A wrong code counts a try and changes nothing else.
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
      if (!prepared) throw new NoWithdrawalRequest();
      if (prepared.walletAccountId !== wallet.id || prepared.amountMinor !== amountMinor) {
        throw new WithdrawalRequestChanged();
      }
      const refusal = await this.otps.use(tx, prepared, wish.oTP);
      if (refusal) return { refusal };
      const { withdrawal, accountNumber } = await this.pay(tx, wallet, prepared);
      return {
        answer: {
          withdrawal: toWithdrawalDto(withdrawal, accountNumber, language),
          availableBalance: toMajor(wallet.balanceMinor - amountMinor),
        },
      };
    });
  }

  /** The member's newest withdrawal, with the account it went to. */
  async latestWithdrawal(
    tx: EntityManager,
    memberId: string,
    language: Language,
  ): Promise<WithdrawalDto | undefined> {
    const withdrawal = await this.withdrawals.latest(tx, memberId);
    if (!withdrawal) return undefined;
    const accountNumber = this.cipher.decrypt(withdrawal.accountNumberCipher, memberId, 'accountNumber');
    return toWithdrawalDto(withdrawal, accountNumber, language);
  }

  /** The withdrawals of a loan's wallet by id, with what a statement says of them. */
  async withdrawalsOf(
    tx: EntityManager,
    memberId: string,
    loanId: string,
  ): Promise<Map<string, Pick<Withdrawal, 'withdrawalNumber' | 'bankName'>>> {
    const withdrawals = await this.withdrawals.ofLoan(tx, memberId, loanId);
    return new Map(withdrawals.map((withdrawal) => [withdrawal.id, withdrawal]));
  }

  private async pay(tx: EntityManager, wallet: WalletAccount, prepared: WithdrawalRequest) {
    const { memberId, amountMinor } = prepared;
    if (amountMinor > wallet.balanceMinor) throw new InsufficientBalance();
    const accountNumber = this.cipher.decrypt(prepared.accountNumberCipher, memberId, 'accountNumber');
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
    return { withdrawal, accountNumber };
  }

  private newRequest(member: MemberProfile, wallet: WalletAccount, amountMinor: number, expiresAt: Date) {
    return {
      memberId: member.id,
      id: uuid(),
      walletAccountId: wallet.id,
      currency: wallet.currency,
      amountMinor,
      bankName: member.bankName ?? '',
      accountNumberCipher: this.cipher.encrypt(member.accountNumber ?? '', member.id, 'accountNumber'),
      status: 'OPEN' as const,
      expiresAt,
    };
  }

  private async lockWallet(tx: EntityManager, memberId: string, id: string): Promise<WalletAccount> {
    const wallet = await this.ledger.lockWallet(tx, memberId, id);
    if (!wallet) throw new WalletNotFound();
    return wallet;
  }
}
