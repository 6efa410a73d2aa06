import { addDays, serviceLoan, toMajor, toMinor } from '@pautang/loan-terms';
import { todayInManila } from '../../platform/calendar';
import type { AgreementPaper } from './agreement-paper';

/** What penalties and charges the first installment costs when nothing is paid for so many days after it fell due. */
export function lateCost({ kept, edition }: AgreementPaper, days: number): number {
  const { quote } = kept.agreed;
  const { terms } = edition;
  const { installments } = serviceLoan(
    {
      principalMinor: toMinor(quote.loanAmountXR),
      method: quote.interestMethod,
      ratePercent: quote.interestRate,
      startsOn: todayInManila(kept.agreedAt),
      installments: quote.schedule.map(({ installmentNumber, dueDate, principal, interest }) => ({
        number: installmentNumber,
        dueOn: dueDate,
        principalMinor: toMinor(principal),
        interestMinor: toMinor(interest),
      })),
      policy: {
        graceDays: terms.penaltyAfterDaysLate,
        dailyPercent: terms.penaltyPercentADay,
        lateChargePercent: terms.overdueChargePercent,
        capPercent: terms.capPercentAYear,
        order: ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'],
      },
    },
    [],
    addDays(quote.schedule[0]?.dueDate ?? '', days),
  );
  const [first] = installments;
  return first ? toMajor(first.penaltyMinor + first.feeMinor) : 0;
}
