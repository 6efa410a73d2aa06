import { CurrencyService } from '@pautang/sdk';
import { api } from '../api';

export const currencyService = new CurrencyService(api.request);
