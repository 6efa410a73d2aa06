import { Injectable } from '@nestjs/common';
import { editions } from '@pautang/legal-texts/papers';
import { dueDays, quoteLoan, type ServicingPolicy, scheduleOf } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { latePaymentRules } from '../../config/late-payment-rules';
import { Settings } from '../../config/settings';
import { Installment } from './installment.entity';
import type { Loan } from './loan.entity';
import { LoanAgreement } from './loan-agreement.entity';
import { dayOfApproval } from './serviced-contract';
import { ServicingPolicyRow } from './servicing-policy.entity';

/** The schedule of a loan, which comes to life on approval. Works in the caller's transaction. */
@Injectable()
export class LoanScheduleService {
  constructor(private readonly settings: Settings) {}

  /** Keeps the dated installments and the rules that the loan is serviced by from now on. */
  async begin(tx: EntityManager, loan: Loan): Promise<void> {
    const { memberId, id: loanId, termMonths } = loan;
    const approvedOn = dayOfApproval(loan);
    const days = dueDays(approvedOn, termMonths);
    const schedule = scheduleOf(
      quoteLoan({
        principalMinor: loan.principalMinor,
        termMonths,
        ratePercent: loan.ratePercent,
        unitMinor: loan.roundingUnitMinor,
        method: loan.interestMethod,
      }),
    );
    await tx.insert(
      Installment,
      schedule.map(({ number, principalMinor, interestMinor }, index) => {
        const dueOn = days[index] ?? approvedOn;
        return { memberId, loanId, number, dueOn, principalMinor, interestMinor };
      }),
    );
    const { order, ...rules } = await this.policyOf(tx, loan);
    await tx.insert(ServicingPolicyRow, { memberId, loanId, ...rules, allocationOrder: [...order] });
  }

  /** Paying late costs what the member agreed to, whichever edition of the contract is in force by now. */
  private async policyOf(tx: EntityManager, { memberId, id: loanId }: Loan): Promise<ServicingPolicy> {
    const { servicingPolicy } = this.settings;
    const agreement = await tx.findOneBy(LoanAgreement, { memberId, loanId });
    const edition = agreement && editions[agreement.termsVersion];
    return { ...servicingPolicy, ...(edition && latePaymentRules(edition.en.terms)) };
  }
}
