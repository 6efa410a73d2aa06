import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type IncomingLine, loanNumbersIn } from './incoming-line';
import type { MatchedBy, UnmatchedBecause } from './incoming-payment.entity';
import { type FoundLoan, loansByNumber } from './payments.sql';

export type Match =
  | { readonly loan: FoundLoan; readonly matchedBy: MatchedBy }
  | { readonly because: UnmatchedBecause };

/**
 * Whose money it is. Only what says so by itself becomes a repayment: the number of one loan, which runs and is of the
 * same currency.
 */
@Injectable()
export class PaymentMatching {
  async find(tx: EntityManager, line: IncomingLine): Promise<Match> {
    const numbers = loanNumbersIn(line.reference);
    const loans = numbers.length > 0 ? await loansByNumber.all(tx, numbers) : [];
    return judged(loans, 'LOAN_NUMBER', line);
  }
}

function judged(
  loans: readonly FoundLoan[],
  matchedBy: MatchedBy,
  { currency }: Pick<IncomingLine, 'currency'>,
): Match {
  const [loan, another] = loans;
  if (!loan) return { because: 'NO_MATCH' };
  if (another) return { because: 'AMBIGUOUS' };
  if (loan.currency !== currency) return { because: 'OTHER_CURRENCY' };
  if (loan.status !== 'APPROVED') return { because: 'LOAN_NOT_RUNNING' };
  return { loan, matchedBy };
}
