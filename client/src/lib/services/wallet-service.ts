import { WalletService } from '@pautang/sdk';
import { api } from '../../api/client';

export const walletService = new WalletService(api.request);
