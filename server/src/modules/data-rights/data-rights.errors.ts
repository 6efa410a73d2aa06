import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const DownloadLimitReached = defineProblem(
  'DOWNLOAD_LIMIT',
  HttpStatus.TOO_MANY_REQUESTS,
  'Too many downloads today',
  'You asked for your data three times today, which is the most for one day. Please try again tomorrow.',
);
export const LoanStillOpen = defineProblem(
  'LOAN_STILL_OPEN',
  HttpStatus.CONFLICT,
  'There is an open loan',
  'Your account cannot be closed while a loan or an application is open. Pay the loan back, or cancel it, first.',
);
export const MoneyInWallet = defineProblem(
  'MONEY_IN_WALLET',
  HttpStatus.CONFLICT,
  'There is money in the wallet',
  'Your account cannot be closed while there is money in your wallet. Withdraw it first.',
);
export const CreditNotRefunded = defineProblem(
  'CREDIT_NOT_REFUNDED',
  HttpStatus.CONFLICT,
  'You paid more than you owed',
  'Your account cannot be closed while we hold what you paid too much. Have it sent to your account first, from your wallet.',
);
export const WithdrawalOnTheWay = defineProblem(
  'WITHDRAWAL_ON_THE_WAY',
  HttpStatus.CONFLICT,
  'A withdrawal is on its way',
  'Your account cannot be closed while a withdrawal is on its way to you. Wait until it has arrived.',
);
