import { Injectable } from '@nestjs/common';
import { dueDays, quoteLoan, type ServicedContract, scheduleOf } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { Installment, ServicingPolicyRow } from './installment.entity';
import type { Loan } from './loan.entity';

/** The schedule of a loan, which comes to life on approval. Every method works in the caller's transaction. */
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
    const { order, ...rules } = this.settings.servicingPolicy;
    await tx.insert(ServicingPolicyRow, { memberId, loanId, ...rules, allocationOrder: [...order] });
  }

  /** What a loan that was approved is serviced by. */
  async contractOf(tx: EntityManager, loan: Loan): Promise<ServicedContract> {
    const { memberId, id: loanId } = loan;
    const policy = await tx.findOneByOrFail(ServicingPolicyRow, { memberId, loanId });
    const installments = await tx.find(Installment, {
      where: { memberId, loanId },
      order: { number: 'ASC' },
    });
    return {
      principalMinor: loan.principalMinor,
      method: loan.interestMethod,
      ratePercent: loan.ratePercent,
      startsOn: dayOfApproval(loan),
      installments: installments.map(({ number, dueOn, principalMinor, interestMinor }) => ({
        number,
        dueOn,
        principalMinor,
        interestMinor,
      })),
      policy: {
        graceDays: policy.graceDays,
        dailyPercent: policy.dailyPercent,
        lateChargePercent: policy.lateChargePercent,
        capPercent: policy.capPercent,
        order: policy.allocationOrder,
      },
    };
  }
}

function dayOfApproval({ approvedOn, loanNumber }: Loan): string {
  if (approvedOn === null) throw new Error(`loan ${loanNumber} was not approved`);
  return approvedOn;
}
