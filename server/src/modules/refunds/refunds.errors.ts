import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const NoCredit = defineProblem(
  'NO_CREDIT',
  HttpStatus.CONFLICT,
  'Nothing was paid too much',
  'There is no money on this loan that was paid too much.',
);
export const InsufficientCredit = defineProblem(
  'INSUFFICIENT_CREDIT',
  HttpStatus.UNPROCESSABLE_ENTITY,
  'More than was paid too much',
  'The amount is more than what was paid too much on this loan.',
);
export const AccountNotUsedYet = defineProblem(
  'ACCOUNT_NOT_USED_YET',
  HttpStatus.CONFLICT,
  'No money has gone to this account yet',
  'The member’s account has not received money from us since it was named. The member asks for this in the wallet, with a code.',
);
export const NoLoanToPay = defineProblem(
  'NO_LOAN_TO_PAY',
  HttpStatus.CONFLICT,
  'No loan to pay',
  'You have no other running loan in this currency.',
);
