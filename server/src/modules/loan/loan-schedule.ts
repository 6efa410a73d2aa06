import { editions } from '@pautang/legal-texts/papers';
import { type Day, dueDays, quoteLoan, scheduleOf } from '@pautang/loan-terms';
import { latePaymentRules } from '../../config/late-payment-rules';
import type { Settings } from '../../config/settings';
import type { BegunColumns, HeldLoan } from './loan.sql';

/**
 * What an approval brings to life: the dated installments, and the rules that the loan is serviced by. Paying late costs
 * what the member agreed to, whichever edition of the contract is in force by now.
 */
export function begunColumns(loan: HeldLoan, approvedOn: Day, { servicingPolicy }: Settings): BegunColumns {
  const {
    principalMinor,
    termMonths,
    ratePercent,
    roundingUnitMinor: unitMinor,
    interestMethod: method,
  } = loan;
  const schedule = scheduleOf(quoteLoan({ principalMinor, termMonths, ratePercent, unitMinor, method }));
  const edition = loan.termsVersion === null ? undefined : editions[loan.termsVersion];
  const policy = { ...servicingPolicy, ...(edition && latePaymentRules(edition.en.terms)) };
  return [
    schedule.map(({ number }) => number),
    dueDays(approvedOn, termMonths),
    schedule.map((installment) => installment.principalMinor),
    schedule.map((installment) => installment.interestMinor),
    policy.graceDays,
    policy.dailyPercent,
    policy.lateChargePercent,
    policy.capPercent,
    policy.order,
  ];
}
