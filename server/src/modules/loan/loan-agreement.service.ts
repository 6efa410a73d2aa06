import { Injectable } from '@nestjs/common';
import type { CurrentAccount } from '../../platform/access/access';
import { Database } from '../../platform/database/database';
import type { Language } from '../../platform/language/language';
import type { Loan } from './loan.entity';
import { LoanNotFound } from './loan.errors';
import { LoanRepository } from './loan.repository';
import type { LoanAgreementDto, OwnLoanDto } from './loan-agreement.dto';
import { LoanAgreement } from './loan-agreement.entity';

/** How a member agreed: in which language the texts were read, from which address (IP), and to which hash, if any. */
export interface Consent {
  readonly language: Language;
  readonly address: string;
  readonly quoteHash?: string;
}

/** An agreement with the number of its loan. */
export type KeptAgreement = LoanAgreement & Pick<Loan, 'loanNumber'>;

@Injectable()
export class LoanAgreementService {
  constructor(
    private readonly database: Database,
    private readonly repository: LoanRepository,
  ) {}

  /** @throws LoanNotFound for a number that is none of the member's own. */
  async read({ accountId }: CurrentAccount, { loanNumber }: OwnLoanDto): Promise<LoanAgreementDto> {
    const kept = await this.kept(accountId, loanNumber);
    if (!kept) return { active: false };
    const { agreedAt, agreed, termsVersion, language, quoteHash } = kept;
    const { quote, borrower, lender, product, consent } = agreed;
    return {
      active: true,
      loanNumber: kept.loanNumber,
      agreedAt: agreedAt.toISOString(),
      termsVersion,
      language,
      quoteHash,
      consent,
      coolingOffDays: product.coolingOffDays,
      quote,
      borrower,
      lender,
    };
  }

  /**
   * What the member agreed to for a loan, the newest one when no number is given. Absent without a loan.
   * @throws LoanNotFound for a number that is none of the member's own.
   */
  async kept(memberId: string, loanNumber?: string): Promise<KeptAgreement | undefined> {
    const tx = this.database.manager;
    const loan = await this.repository.own(tx, memberId, loanNumber);
    if (!loan && loanNumber !== undefined) throw new LoanNotFound();
    const agreement = loan && (await tx.findOneBy(LoanAgreement, { memberId, loanId: loan.id }));
    return agreement ? { ...agreement, loanNumber: loan.loanNumber } : undefined;
  }
}
