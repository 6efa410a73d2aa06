import type { OpenWithdrawalDto, WalletDetailsDto } from '@pautang/sdk';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { walletService } from '../lib/services/wallet-service';
import { keptFresh } from './kept-fresh';

/** The wallet of the newest loan. */
export type Wallet = Required<WalletDetailsDto>;

/** A withdrawal that was prepared and waits for its code. */
export type OpenWithdrawal = Required<OpenWithdrawalDto>;

/** undefined where there is no loan: the answer then says nothing else. */
export function walletOf(details: WalletDetailsDto): Wallet | undefined {
  return details.active ? (details as Wallet) : undefined;
}

/** undefined where none is open: the answer then says nothing else. */
export function openWithdrawalOf(details: OpenWithdrawalDto | undefined): OpenWithdrawal | undefined {
  return details?.active ? (details as OpenWithdrawal) : undefined;
}

/** Asked for anew by each sub-view and by who comes back to the tab, and never without a phone number. */
export function walletOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: ['wallet', phoneNumber],
    queryFn:
      phoneNumber === null
        ? skipToken
        : (): Promise<WalletDetailsDto> => walletService.loadWallet({ requestBody: { phoneNumber } }),
    ...keptFresh,
  });
}

/** Whether a withdrawal waits for its code; in another tab it may have got it. */
export function openWithdrawalOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: ['wallet', phoneNumber, 'open'],
    queryFn:
      phoneNumber === null
        ? skipToken
        : (): Promise<OpenWithdrawalDto> =>
            walletService.readOpenWithdrawal({ requestBody: { phoneNumber } }),
    ...keptFresh,
  });
}
