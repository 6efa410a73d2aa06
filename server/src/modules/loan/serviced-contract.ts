import {
  type ContractInstallment,
  type Day,
  type LaterRules,
  RULES_VERSION,
  type ServicedContract,
} from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Installment } from './installment.entity';
import type { Loan } from './loan.entity';
import { chargedOnce } from './loan-charges';
import { ServicingPolicyRow } from './servicing-policy.entity';

type ServicedLoan = Pick<
  Loan,
  | 'memberId'
  | 'id'
  | 'loanNumber'
  | 'principalMinor'
  | 'processingFeeMinor'
  | 'stampTaxMinor'
  | 'interestMethod'
  | 'ratePercent'
  | 'approvedOn'
  | 'rulesVersion'
  | 'termMonths'
>;

/** What a loan that was approved is serviced by. */
export async function readContract(tx: EntityManager, loan: ServicedLoan): Promise<ServicedContract> {
  const { memberId, id: loanId } = loan;
  const policy = await tx.findOneByOrFail(ServicingPolicyRow, { memberId, loanId });
  const rules = rulesOf(loan, policy);
  const installments = await tx.find(Installment, { where: { memberId, loanId }, order: { number: 'ASC' } });
  // Those of later schedules stand behind them.
  const agreed = installments.slice(0, loan.termMonths);
  return {
    principalMinor: loan.principalMinor,
    ...chargedOnce(loan),
    method: loan.interestMethod,
    ratePercent: loan.ratePercent,
    startsOn: dayOfApproval(loan),
    installments: agreed.map(({ number, dueOn, principalMinor, interestMinor, keptOn }) => ({
      number,
      dueOn,
      principalMinor,
      interestMinor,
      ...(keptOn !== null && { keptOn }),
    })),
    policy: {
      graceDays: policy.graceDays,
      dailyPercent: policy.dailyPercent,
      lateChargePercent: policy.lateChargePercent,
      capPercent: policy.capPercent,
      order: policy.allocationOrder,
      ...(rules && { rules }),
    },
  };
}

/** Appends those of a changed schedule. */
export async function addInstallments(
  tx: EntityManager,
  { memberId, id: loanId }: Pick<Loan, 'memberId' | 'id'>,
  installments: readonly ContractInstallment[],
): Promise<void> {
  await tx.insert(
    Installment,
    installments.map(({ number, dueOn, principalMinor, interestMinor, keptOn = null }) => {
      return { memberId, loanId, number, dueOn, principalMinor, interestMinor, keptOn };
    }),
  );
}

function rulesOf(
  { rulesVersion, loanNumber }: ServicedLoan,
  { coinMinor, smallRestMinor, lifeCapPercent }: ServicingPolicyRow,
): LaterRules | undefined {
  if (rulesVersion === 1) return undefined;
  const isWhole = coinMinor !== null && smallRestMinor !== null && lifeCapPercent !== null;
  if (rulesVersion !== RULES_VERSION || !isWhole)
    throw new Error(`the rules of loan ${loanNumber} are not known`);
  return { version: RULES_VERSION, coinMinor, smallRestMinor, lifeCapPercent };
}

/** @throws Error for a loan that was never approved. */
function dayOfApproval({ approvedOn, loanNumber }: Pick<Loan, 'approvedOn' | 'loanNumber'>): Day {
  if (approvedOn === null) throw new Error(`loan ${loanNumber} was not approved`);
  return approvedOn;
}
