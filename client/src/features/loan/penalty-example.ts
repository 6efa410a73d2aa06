import { toMajor, toMinor } from '@pautang/loan-terms';
import type { InstallmentStandingDto } from '@pautang/sdk';
import type { LoanAccount } from '../../api/loan';
import { upcomingPayment } from '../../components/payment/due-day';
import { lateCost } from '../../lib/loan-costs';
import { manilaDay } from '../../lib/manila-day';

const longDays = 30;

/** What is left of the next installment, and what that would cost more some days late. */
interface PenaltyExample {
  readonly amount: number;
  readonly firstDay: number;
  readonly first: number;
  readonly longDays: number;
  readonly long: number;
}

type Account = Omit<Parameters<typeof lateCost>[0], 'schedule'> &
  Pick<LoanAccount, 'schedule' | 'approvedAt' | 'status'>;

/** None where nothing more falls due, or no schedule holds. */
export function penaltyExample(account: Account): PenaltyExample | undefined {
  const { schedule, approvedAt, status, penaltyRules } = account;
  const next = upcomingPayment(schedule);
  if (!next || !approvedAt || status !== 'APPROVED') return undefined;
  const { installmentNumber: number, amount } = next;
  const left = {
    ...account,
    schedule: schedule.map((one) => (one.installmentNumber === number ? unpaidOf(one) : one)),
  };
  const costAfter = (days: number) => lateCost(left, manilaDay(approvedAt), number, days);
  const firstDay = penaltyRules.graceDays + 1;
  return { amount, firstDay, first: costAfter(firstDay), longDays, long: costAfter(longDays) };
}

/** A penalty is counted on what is unpaid alone. What was paid, paid interest first. */
function unpaidOf(installment: InstallmentStandingDto): InstallmentStandingDto {
  const { interest, outstanding } = installment;
  const left = Math.min(interest, outstanding);
  return { ...installment, interest: left, principal: toMajor(toMinor(outstanding) - toMinor(left)) };
}
