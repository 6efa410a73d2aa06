import { editions } from '@pautang/legal-texts/papers';
import {
  bankingDay,
  checkpointOf,
  coinMinor,
  type Day,
  dueDays,
  type LaterRules,
  nextEventOn,
  playLoan,
  quoteLoan,
  RULES_VERSION,
  type ServicedContract,
  type ServicingPolicy,
  scheduleOf,
  smallRestMinor,
  toMinor,
} from '@pautang/loan-terms';
import { latePaymentRules } from '../../config/late-payment-rules';
import type { Settings } from '../../config/settings';
import { checkpointValues } from './checkpoint-values';
import type { DayPosition } from './day-position.sql';
import type { AgreedOfLate, BegunColumns, HeldLoan } from './loan.sql';
import { chargedOnce } from './loan-charges';

/** What an approval brings to life: the installments, the rules, and where the loan stands on its first day. */
export function begunColumns(loan: HeldLoan, approvedOn: Day, settings: Settings): BegunColumns {
  const contract = contractOf(loan, approvedOn, settings);
  const { installments, policy } = contract;
  const { rules } = policy;
  const begun = playLoan(contract, [], approvedOn);
  const firstEventOn = nextEventOn(begun);
  if (firstEventOn === undefined) throw new Error(`nothing ever falls due of loan ${loan.loanNumber}`);
  return [
    installments.map(({ number }) => number),
    installments.map(({ dueOn }) => dueOn),
    installments.map(({ principalMinor }) => principalMinor),
    installments.map(({ interestMinor }) => interestMinor),
    installments.map(({ keptOn = null }) => keptOn),
    policy.graceDays,
    policy.dailyPercent,
    policy.lateChargePercent,
    policy.capPercent,
    policy.order,
    rules?.version ?? 1,
    rules?.coinMinor ?? null,
    rules?.smallRestMinor ?? null,
    rules?.lifeCapPercent ?? null,
    firstEventOn,
    ...checkpointValues(checkpointOf(begun)),
  ];
}

/** Where a loan stands in the books on its first day. */
export function firstPosition({ principalMinor }: HeldLoan, onDay: Day, begun: BegunColumns): DayPosition {
  const [, [dueOn = null], , , [keptOn]] = begun;
  const oldestUnpaidOn = keptOn ?? dueOn;
  const nothing = { interestMinor: 0, penaltyMinor: 0, feeMinor: 0 };
  return { onDay, status: 'APPROVED', oldestUnpaidOn, principalMinor, ...nothing, isAccruing: true };
}

/**
 * The dated installments, and the rules that the loan is serviced by. Paying late costs what the member agreed to,
 * whichever edition of the contract and which settings are in force by now.
 */
function contractOf(loan: HeldLoan, startsOn: Day, settings: Settings): ServicedContract {
  const { principalMinor, termMonths, ratePercent, interestMethod: method } = loan;
  const unitMinor = loan.roundingUnitMinor;
  const policy = policyOf(loan, settings);
  const { rules } = policy;
  const coin = rules?.coinMinor;
  const terms = { principalMinor, termMonths, ratePercent, unitMinor, coinMinor: coin, method };
  const schedule = scheduleOf(quoteLoan(terms));
  const days = dueDays(startsOn, termMonths);
  return {
    principalMinor,
    ...chargedOnce(loan),
    method,
    ratePercent,
    startsOn,
    installments: schedule.map(({ number, principalMinor, interestMinor }, index) => {
      const dueOn = days[index]!;
      const keptOn = rules ? bankingDay(dueOn, settings.environment.BANK_HOLIDAYS) : dueOn;
      return { number, dueOn, principalMinor, interestMinor, ...(keptOn !== dueOn && { keptOn }) };
    }),
    policy,
  };
}

/** What a loan is serviced by once it runs. */
export function policyOf(
  loan: AgreedOfLate & Pick<HeldLoan, 'currency' | 'unitsPerPhp'>,
  settings: Settings,
): ServicingPolicy {
  const edition = loan.termsVersion === null ? undefined : editions[loan.termsVersion];
  const { lifeCapPercent = edition?.en.terms.lifeCapPercent, ...agreed } = loan.penaltyRules ?? {};
  const rules = laterRules(lifeCapPercent, loan, settings.environment.SMALL_REST);
  return {
    ...settings.servicingPolicy,
    ...(edition && latePaymentRules(edition.en.terms)),
    ...agreed,
    ...(rules && { rules }),
  };
}

/** Who agreed to an edition from before them has the first version of the rules. */
function laterRules(
  lifeCapPercent: number | undefined,
  { currency, unitsPerPhp }: Pick<HeldLoan, 'currency' | 'unitsPerPhp'>,
  smallRest: number,
): LaterRules | undefined {
  if (lifeCapPercent === undefined) return undefined;
  return {
    version: RULES_VERSION,
    coinMinor: coinMinor(currency),
    smallRestMinor: smallRestMinor(toMinor(smallRest), currency, unitsPerPhp),
    lifeCapPercent,
  };
}
