import { HttpStatus } from '@nestjs/common';
import { defineProblem } from '../../platform/problem/problem';

export const NotActivated = defineProblem(
  'NOT_ACTIVATED',
  HttpStatus.CONFLICT,
  'The account is not activated',
  'Activate your account before applying for a loan.',
);
export const QuoteChanged = defineProblem(
  'QUOTE_CHANGED',
  HttpStatus.CONFLICT,
  'The quote has changed',
  'The figures have changed since you saw them. Please look at the new ones before you apply.',
);
export const LoanNotFound = defineProblem(
  'LOAN_NOT_FOUND',
  HttpStatus.NOT_FOUND,
  'Loan not found',
  'There is no loan with this number.',
);
export const LoanWrittenOff = defineProblem(
  'LOAN_WRITTEN_OFF',
  HttpStatus.CONFLICT,
  'An earlier loan is still owed',
  'What is left of your earlier loan is paid first; then you may apply again.',
);
export const LoanNotFunded = defineProblem(
  'LOAN_NOT_FUNDED',
  HttpStatus.CONFLICT,
  'The loan is not running',
  'This loan was never paid out, or was cancelled, so there is nothing to repay.',
);
export const ApplicationLapsed = defineProblem(
  'APPLICATION_LAPSED',
  HttpStatus.CONFLICT,
  'The application has lapsed',
  'The days for which the member agreed to these figures are over. The member has to apply again.',
);
export const CancellationNotPossible = defineProblem(
  'CANCELLATION_NOT_POSSIBLE',
  HttpStatus.CONFLICT,
  'The loan cannot be cancelled',
  'This loan cannot be cancelled any more.',
);
export const AnotherLoanOpen = defineProblem(
  'ANOTHER_LOAN_OPEN',
  HttpStatus.CONFLICT,
  'The member has another open loan',
  'Taking this repayment back would open the loan again, and the member has another open loan by now.',
);
export const WalletNotEmpty = defineProblem(
  'WALLET_NOT_EMPTY',
  HttpStatus.CONFLICT,
  'There is money of another currency in the wallet',
  'Your wallet still holds money of an earlier loan in another currency. Withdraw it first.',
);
