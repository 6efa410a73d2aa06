import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isOwing } from '../loan/loan-status';
import { ClaimMatching, type ToldClaim } from './claim-matching.service';
import { type IncomingLine, loanNumbersIn } from './incoming-line';
import type { MatchedBy, UnmatchedBecause } from './incoming-payment.entity';
import { type FoundLoan, loansByNumber } from './payments.sql';

export type Match =
  | { readonly loan: FoundLoan; readonly matchedBy: MatchedBy; readonly claim?: ToldClaim }
  | { readonly because: UnmatchedBecause };

/**
 * Whose money it is. Only what says so by itself becomes a repayment: the number of one loan, which runs and is of the
 * same currency; or a reference and an amount that one member alone told of.
 */
@Injectable()
export class PaymentMatching {
  constructor(private readonly claims: ClaimMatching) {}

  async find(tx: EntityManager, line: IncomingLine): Promise<Match> {
    const numbers = loanNumbersIn(line.reference);
    const loans = numbers.length > 0 ? await loansByNumber.all(tx, numbers) : [];
    return loans.length > 0 ? judged(loans, 'LOAN_NUMBER', line) : this.claimed(tx, line);
  }

  private async claimed(tx: EntityManager, line: IncomingLine): Promise<Match> {
    const claim = await this.claims.claimOf(tx, line);
    if (claim === 'AMBIGUOUS') return { because: claim };
    if (!claim) return { because: 'NO_MATCH' };
    const match = judged(await loansByNumber.all(tx, [claim.loanNumber]), 'CLAIM', line);
    return 'loan' in match ? { ...match, claim: this.claims.told(claim) } : match;
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
  if (!isOwing(loan.status)) return { because: 'LOAN_NOT_RUNNING' };
  return { loan, matchedBy };
}
