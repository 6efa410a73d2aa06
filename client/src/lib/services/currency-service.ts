import { CurrencyService } from '@pautang/sdk';
import { api } from '../../api/client';

export const currencyService = new CurrencyService(api.request);
