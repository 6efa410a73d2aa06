import { Injectable } from '@nestjs/common';
import { toMajor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { TokenInvalid } from '../../platform/access/access.errors';
import { DAY_MILLISECONDS } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import type { Language } from '../../platform/language/language';
import { loanChargesOf } from '../loan/loan-charges';
import { shownStatus } from '../loan/loan-look';
import { fullLegalName } from '../member/legal-name';
import type { OtherWalletDto, WalletDetailsDto, WalletWithdrawalDto } from './wallet.dto';
import { type LoadedWallet, loadWallet, type OtherWallet, withdrawalsOfLoan } from './wallet.sql';
import type { Withdrawal } from './withdrawal.entity';
import { toWalletWithdrawal } from './withdrawal-view';

const ENDED_SHOWN_MILLISECONDS = 30 * DAY_MILLISECONDS;

/** What a member and the other modules read of wallets and withdrawals. */
@Injectable()
export class WalletService {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
    private readonly clock: Clock,
  ) {}

  /** Every wallet belongs to a loan: without one there is no money either. @throws TokenInvalid where nobody asks any more */
  async load({ accountId }: CurrentAccount, language: Language): Promise<WalletDetailsDto> {
    const loaded = await loadWallet.first(this.database.manager, accountId);
    if (!loaded) throw new TokenInvalid();
    return loaded.walletId === null ? { active: false } : this.details(accountId, loaded, language);
  }

  /** The withdrawals of a loan's wallet by id, with what a statement says of them. */
  async withdrawalsOf(
    tx: EntityManager,
    memberId: string,
    loanId: string,
  ): Promise<Map<string, Pick<Withdrawal, 'withdrawalNumber' | 'bankName' | 'source'>>> {
    const withdrawals = await withdrawalsOfLoan.all(tx, memberId, loanId);
    return new Map(withdrawals.map((withdrawal) => [withdrawal.id, withdrawal]));
  }

  private details(memberId: string, loaded: LoadedWallet, language: Language): WalletDetailsDto {
    const { accountNumberCipher } = loaded;
    const shown = shownStatus(loaded, language);
    return {
      active: true,
      _id: loaded.walletId,
      wallet: toMajor(loaded.balanceMinor),
      withdrawnAmount: toMajor(withdrawnMinor(loaded)),
      limit: toMajor(loaded.limitMinor),
      loanAmount: toMajor(loaded.principalMinor),
      loanAmountXR: toMajor(loaded.principalMinor),
      loanAmountPHP: toMajor(loaded.principalPhpMinor),
      loanCharges: loanChargesOf(loaded),
      selectedCurrency: loaded.currency,
      exchangeRate: loaded.unitsPerPhp,
      status: shown.text,
      statusColor: shown.color,
      statusIcon: shown.icon,
      statusMessage: shown.message,
      loanNumber: loaded.loanNumber,
      createdAt: loaded.createdAt.toISOString(),
      statementShow: loaded.statementShow,
      statement: shown.statement,
      statementMessage: shown.statementMessage,
      fullLegalName: fullLegalName(loaded),
      bankName: loaded.bankName ?? '',
      member: {
        accountNumber: this.cipher.decrypt(accountNumberCipher, memberId, 'accountNumber') ?? '',
      },
      // A withdrawal may fail after a later loan began, and its money come back where it was.
      otherWallets: (loaded.otherWallets ?? []).map(toOtherWallet),
      credits: (loaded.credits ?? []).map(({ loanNumber, amountMinor, currency }) => ({
        loanNumber,
        amount: toMajor(amountMinor),
        selectedCurrency: currency,
      })),
      withdrawals: this.shownWithdrawals(loaded, language),
    };
  }

  /** Those on their way, and the ones that ended lately; newest first. */
  private shownWithdrawals(
    { onTheWay, ended, offsetDays }: LoadedWallet,
    language: Language,
  ): WalletWithdrawalDto[] {
    const since = this.clock.at(offsetDays).getTime() - ENDED_SHOWN_MILLISECONDS;
    const endedLately = (ended ?? []).filter(({ settledAt }) => Date.parse(settledAt ?? '') > since);
    return [...(onTheWay ?? []), ...endedLately]
      .sort((one, other) => (one.id < other.id ? 1 : -1))
      .map((withdrawal) => toWalletWithdrawal(withdrawal, language));
  }
}

/**
 * What came into the wallet less what is there: it costs the same after a thousand withdrawals as after one. Money that was paid too
 * much and came back is none of the loan's, and is the last to be withdrawn.
 */
function withdrawnMinor({ limitMinor, returnedMinor, balanceMinor }: LoadedWallet): number {
  return Math.min(limitMinor, limitMinor + returnedMinor - balanceMinor);
}

function toOtherWallet({ id, balanceMinor, currency, createdAt, ...loan }: OtherWallet): OtherWalletDto {
  return {
    _id: id,
    wallet: toMajor(balanceMinor),
    selectedCurrency: currency,
    exchangeRate: loan.unitsPerPhp,
    loanNumber: loan.loanNumber,
    createdAt: new Date(createdAt).toISOString(),
  };
}
