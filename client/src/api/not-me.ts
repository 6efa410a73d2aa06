import { AccountSecurityService } from '@pautang/sdk';
import { api } from './client';

/** Ends all sessions of whom the token of a message belongs to, and bars the password. @throws ApiError */
export const stopIntruder = (token: string) =>
  new AccountSecurityService(api.request).stopIntruder({ requestBody: { token } });
