import { WalletService } from '@pautang/sdk';
import { api } from '../api';

export const walletService = new WalletService(api.request);
