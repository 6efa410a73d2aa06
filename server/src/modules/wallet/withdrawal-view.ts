import { toMajor } from '@pautang/loan-terms';
import type { Language } from '../../platform/language/language';
import { inLanguage } from '../../platform/language/sentence';
import type { WithdrawalDto } from './wallet.dto';
import type { Withdrawal } from './withdrawal.entity';
import { WITHDRAWAL_LOOKS } from './withdrawal-status';

/** A withdrawal in the names of the API. */
export function toWithdrawalDto(
  withdrawal: Withdrawal,
  accountNumber: string,
  language: Language,
): WithdrawalDto {
  const look = WITHDRAWAL_LOOKS[withdrawal.status];
  return {
    withdrawalNumber: withdrawal.withdrawalNumber,
    withdrawalAmount: toMajor(withdrawal.amountMinor),
    selectedCurrency: withdrawal.currency,
    bankName: withdrawal.bankName,
    accountNumber,
    status: withdrawal.status,
    statusColor: look.color,
    statusIcon: look.icon,
    statusMessage: inLanguage(language, look.message),
    createdAt: withdrawal.createdAt.toISOString(),
  };
}
