import { LoanService } from '@pautang/sdk';
import { api } from '../../api/client';

export const loanService = new LoanService(api.request);
