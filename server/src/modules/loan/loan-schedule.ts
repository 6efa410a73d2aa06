import { editions } from '@pautang/legal-texts/papers';
import {
  checkpointOf,
  type Day,
  dueDays,
  nextEventOn,
  playLoan,
  quoteLoan,
  type ServicedContract,
  scheduleOf,
} from '@pautang/loan-terms';
import { latePaymentRules } from '../../config/late-payment-rules';
import type { Settings } from '../../config/settings';
import { checkpointValues } from './checkpoint-values';
import type { BegunColumns, HeldLoan } from './loan.sql';

/** What an approval brings to life: the installments, the rules, and where the loan stands on its first day. */
export function begunColumns(loan: HeldLoan, approvedOn: Day, settings: Settings): BegunColumns {
  const contract = contractOf(loan, approvedOn, settings);
  const { installments, policy } = contract;
  const begun = playLoan(contract, [], approvedOn);
  const firstEventOn = nextEventOn(begun);
  if (firstEventOn === undefined) throw new Error(`nothing ever falls due of loan ${loan.loanNumber}`);
  return [
    installments.map(({ number }) => number),
    installments.map(({ dueOn }) => dueOn),
    installments.map(({ principalMinor }) => principalMinor),
    installments.map(({ interestMinor }) => interestMinor),
    policy.graceDays,
    policy.dailyPercent,
    policy.lateChargePercent,
    policy.capPercent,
    policy.order,
    firstEventOn,
    ...checkpointValues(checkpointOf(begun)),
  ];
}

/**
 * The dated installments, and the rules that the loan is serviced by. Paying late costs what the member agreed to,
 * whichever edition of the contract is in force by now.
 */
function contractOf(loan: HeldLoan, startsOn: Day, { servicingPolicy }: Settings): ServicedContract {
  const { principalMinor, termMonths, ratePercent, interestMethod: method } = loan;
  const unitMinor = loan.roundingUnitMinor;
  const schedule = scheduleOf(quoteLoan({ principalMinor, termMonths, ratePercent, unitMinor, method }));
  const days = dueDays(startsOn, termMonths);
  const edition = loan.termsVersion === null ? undefined : editions[loan.termsVersion];
  return {
    principalMinor,
    method,
    ratePercent,
    startsOn,
    installments: schedule.map(({ number, principalMinor, interestMinor }, index) => ({
      number,
      dueOn: days[index]!,
      principalMinor,
      interestMinor,
    })),
    policy: { ...servicingPolicy, ...(edition && latePaymentRules(edition.en.terms)) },
  };
}
