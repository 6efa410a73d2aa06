import type { WalletDetailsDto } from '@pautang/sdk';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { walletService } from './services/wallet-service';

/** The wallet of the newest loan. */
export type Wallet = Required<WalletDetailsDto>;

/** undefined where there is no loan: the answer then says nothing else. */
export function walletOf(details: WalletDetailsDto): Wallet | undefined {
  return details.active ? (details as Wallet) : undefined;
}

/** Asked for anew by each sub-view, and never without a phone number. */
export function walletOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: ['wallet', phoneNumber],
    queryFn:
      phoneNumber === null
        ? skipToken
        : (): Promise<WalletDetailsDto> => walletService.loadWallet({ requestBody: { phoneNumber } }),
    refetchOnMount: 'always',
  });
}
