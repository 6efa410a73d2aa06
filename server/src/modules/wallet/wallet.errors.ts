import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const WalletNotFound = defineProblem(
  'WALLET_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'Wallet not found',
  'You have no wallet with this id.',
);
export const InsufficientBalance = defineProblem(
  'INSUFFICIENT_BALANCE',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'Not enough in the wallet',
  'The amount is more than the balance of your wallet.',
);
export const NoWithdrawalRequest = defineProblem(
  'NO_WITHDRAWAL_REQUEST',
  HttpStatus.CONFLICT,
  'No open withdrawal request',
  'There is no open withdrawal request. Please confirm the withdrawal again.',
);
export const WithdrawalRequestChanged = defineProblem(
  'WITHDRAWAL_REQUEST_CHANGED',
  HttpStatus.CONFLICT,
  'The request was for something else',
  'The amount or the receiving account differs from the request that the code belongs to. Please confirm the withdrawal again.',
);
export const OtpInvalid = defineProblem(
  'OTP_INVALID',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'The one-time password is wrong',
  'Invalid OTP',
);
export const OtpExpired = defineProblem(
  'OTP_EXPIRED',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'The one-time password has expired',
  'This OTP has expired. Please ask your Loan Assistant for a new one.',
);
export const OtpLocked = defineProblem(
  'OTP_LOCKED',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'Too many wrong tries',
  'Too many wrong tries. Please ask your Loan Assistant for a new OTP.',
);
export const OtpMissing = defineProblem(
  'OTP_MISSING',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'No one-time password was issued',
  'No OTP was issued for this withdrawal yet. Please ask your Loan Assistant.',
);
export const WithdrawalNotFound = defineProblem(
  'WITHDRAWAL_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'Withdrawal not found',
  'There is no withdrawal with this number.',
);

/** Of the back office, which names requests by their id. */
export function noRequestWithThisId() {
  return new NoWithdrawalRequest({ detail: 'There is no open withdrawal request with this id.' });
}
