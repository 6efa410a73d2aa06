import { toMajor } from '@pautang/loan-terms';
import type { Language } from '../../platform/language/language';
import { inLanguage } from '../../platform/language/sentence';
import type { WalletWithdrawalDto, WithdrawalDto } from './wallet.dto';
import type { ShownWithdrawal } from './wallet.sql';
import type { Withdrawal } from './withdrawal.entity';
import { REFUND_FAILED, WITHDRAWAL_LOOKS } from './withdrawal-status';

/** What is told of a withdrawal. */
type ToldWithdrawal = Pick<
  Withdrawal,
  'withdrawalNumber' | 'amountMinor' | 'currency' | 'bankName' | 'status' | 'createdAt' | 'source'
>;

/** A withdrawal in the names of the API. */
export function toWithdrawalDto(
  withdrawal: ToldWithdrawal,
  accountNumber: string,
  language: Language,
): WithdrawalDto {
  const { withdrawalNumber, amountMinor, currency, bankName, status, createdAt, source } = withdrawal;
  const look = WITHDRAWAL_LOOKS[status];
  const message = source === 'CREDIT' && status === 'FAILED' ? REFUND_FAILED : look.message;
  return {
    withdrawalNumber,
    source,
    withdrawalAmount: toMajor(amountMinor),
    selectedCurrency: currency,
    bankName,
    accountNumber,
    status,
    statusColor: look.color,
    statusIcon: look.icon,
    statusMessage: inLanguage(language, message),
    createdAt: createdAt.toISOString(),
  };
}

/** The same for the wallet, which names the account itself. */
export function toWalletWithdrawal(withdrawal: ShownWithdrawal, language: Language): WalletWithdrawalDto {
  const { createdAt, settledAt } = withdrawal;
  const told = { ...withdrawal, createdAt: new Date(createdAt) };
  const { accountNumber: _, ...shown } = toWithdrawalDto(told, '', language);
  return { ...shown, settledAt: settledAt === null ? undefined : new Date(settledAt).toISOString() };
}
