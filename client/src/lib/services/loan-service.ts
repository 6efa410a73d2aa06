import { LoanService } from '@pautang/sdk';
import { api } from '../api';

export const loanService = new LoanService(api.request);
