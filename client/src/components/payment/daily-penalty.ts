import { percentOf, toFraction, toMajor, toMinor } from '@pautang/loan-terms';
import type { InstallmentStandingDto, PaymentDto } from '@pautang/sdk';
import type { LoanAccount } from '../../api/loan';

type Account = Pick<LoanAccount, 'schedule' | 'payments' | 'penaltyRules'>;

/** Principal and interest, without penalties: only on these a penalty is counted. */
function unpaidMinor(installment: InstallmentStandingDto, payments: readonly PaymentDto[]): number {
  const paid = payments
    .filter(({ reversed }) => !reversed)
    .flatMap(({ allocations }) => allocations)
    .filter(({ installmentNumber }) => installmentNumber === installment.installmentNumber)
    .reduce((sum, { interest, principal }) => sum + toMinor(interest) + toMinor(principal), 0);
  return toMinor(installment.principal) + toMinor(installment.interest) - paid;
}

/** The installments to which the coming day adds a penalty. */
export function penalised({ schedule, penaltyRules }: Account): InstallmentStandingDto[] {
  return schedule.filter(
    ({ status, paidOn, daysLate }) =>
      status === 'OVERDUE' && paidOn === undefined && daysLate >= penaltyRules.graceDays,
  );
}

/** What the coming day adds to all that is late, as long as the yearly limit leaves room for it. */
export function dailyPenalty(account: Account): number {
  const daily = toFraction(account.penaltyRules.dailyPercent);
  const added = penalised(account).map((late) => percentOf(unpaidMinor(late, account.payments), daily));
  return toMajor(added.reduce((sum, amount) => sum + amount, 0));
}
