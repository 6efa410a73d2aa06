import { Injectable } from '@nestjs/common';
import { toMajor } from '@pautang/loan-terms';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { Clock } from '../../platform/clock/clock';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import type { Language } from '../../platform/language/language';
import { LedgerService } from '../ledger/ledger.service';
import { type Loan, LoanService } from '../loan/loan.service';
import { shownStatus } from '../loan/loan-look';
import { MemberService } from '../member/member.service';
import type { OtherWalletDto, WalletDetailsDto, WalletWithdrawalDto, WithdrawalDto } from './wallet.dto';
import type { Withdrawal } from './withdrawal.entity';
import { WithdrawalRepository } from './withdrawal.repository';
import { toWalletWithdrawal, toWithdrawalDto } from './withdrawal-view';

const ON_THE_WAY_AT_MOST = 50;
const ENDED_AT_MOST = 10;
const ENDED_SHOWN_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** A withdrawal with the rate that was agreed with the loan it came from. */
export interface LatestWithdrawal extends WithdrawalDto {
  readonly exchangeRate: number;
}

/** What a member and the other modules read of wallets and withdrawals. */
@Injectable()
export class WalletService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly withdrawals: WithdrawalRepository,
    private readonly loans: LoanService,
    private readonly members: MemberService,
    private readonly ledger: LedgerService,
    private readonly cipher: FieldCipher,
    private readonly clock: Clock,
  ) {}

  /** All at one moment, so that money on its way from one place to another is seen once. */
  load({ accountId }: CurrentAccount, language: Language): Promise<WalletDetailsDto> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const loan = await this.loans.latest(tx, accountId);
      // Every wallet belongs to a loan: without one there is no money either.
      return loan ? this.details(tx, loan, language) : { active: false };
    });
  }

  /** The member's newest withdrawal, with the account it went to. */
  async latestWithdrawal(
    tx: EntityManager,
    memberId: string,
    language: Language,
  ): Promise<LatestWithdrawal | undefined> {
    const withdrawal = await this.withdrawals.latest(tx, memberId);
    if (!withdrawal) return undefined;
    const accountNumber = this.cipher.decrypt(withdrawal.accountNumberCipher, memberId, 'accountNumber');
    const { unitsPerPhp } = await this.loans.get(tx, memberId, withdrawal.loanId);
    return { ...toWithdrawalDto(withdrawal, accountNumber, language), exchangeRate: unitsPerPhp };
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

  private async details(tx: EntityManager, loan: Loan, language: Language): Promise<WalletDetailsDto> {
    const { memberId } = loan;
    const member = await this.members.profile(tx, memberId);
    const wallet = await this.ledger.walletOfLoan(tx, memberId, loan.id);
    const withdrawnMinor = await this.withdrawals.withdrawnMinor(tx, memberId, loan.id);
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
      otherWallets: await this.otherWallets(tx, memberId, wallet.id),
      withdrawals: await this.shownWithdrawals(tx, memberId, language),
    };
  }

  /** A withdrawal may fail after a later loan began, and its money come back where it was. */
  private async otherWallets(
    tx: EntityManager,
    memberId: string,
    currentId: string,
  ): Promise<OtherWalletDto[]> {
    const wallets = (await this.ledger.filledWallets(tx, memberId)).filter(({ id }) => id !== currentId);
    const others: OtherWalletDto[] = [];
    for (const { id, balanceMinor, currency, loanId } of wallets) {
      const { unitsPerPhp, loanNumber, createdAt } = await this.loans.get(tx, memberId, loanId);
      others.push({
        _id: id,
        wallet: toMajor(balanceMinor),
        selectedCurrency: currency,
        exchangeRate: unitsPerPhp,
        loanNumber,
        createdAt: createdAt.toISOString(),
      });
    }
    return others;
  }

  private async shownWithdrawals(
    tx: EntityManager,
    memberId: string,
    language: Language,
  ): Promise<WalletWithdrawalDto[]> {
    const since = new Date((await this.clock.now(tx)).getTime() - ENDED_SHOWN_MILLISECONDS);
    const onTheWay = await this.withdrawals.onTheWay(tx, memberId, ON_THE_WAY_AT_MOST);
    const ended = await this.withdrawals.endedSince(tx, memberId, since, ENDED_AT_MOST);
    return [...onTheWay, ...ended]
      .sort((one, other) => (one.id < other.id ? 1 : -1))
      .map((withdrawal) => toWalletWithdrawal(withdrawal, language));
  }
}
