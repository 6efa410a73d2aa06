import { addMonths, type Day } from '../calendar';
import { decliningSchedule } from '../declining';
import type { InterestMethod } from '../interest-method';
import { ceilToUnit, MoneyError, sumOf } from '../money';
import type { ChangedInstallment } from '../servicing/contract';

export interface ChangedTerms {
  readonly method: InterestMethod;
  readonly ratePercent: number;
  readonly unitMinor: number;
  /** The smallest amount that is paid in the currency. */
  readonly coinMinor: number | undefined;
  readonly principalMinor: number;
  readonly count: number;
  readonly firstNumber: number;
  readonly anchorOn: Day;
  /** The first due day's month, counted from the anchor. */
  readonly firstMonth: number;
  /** What the first period bears, and what the later ones bear together where interest is added on. */
  readonly firstOwnMinor: number;
  readonly laterOwnMinor: number;
  readonly pauseMinor: number;
  /** Interest that was charged before, and what of it comes with the first installment alone. */
  readonly carriedMinor: number;
  readonly carriedFirstMinor: number;
}

/**
 * The installments of a changed schedule: all alike but the last one, which takes back what rounding up to the unit
 * added. Interest of a pause, and what was charged before, is paid in equal parts.
 * @throws MoneyError where so little is left that an installment would repay nothing
 */
export function changedInstallments(terms: ChangedTerms): ChangedInstallment[] {
  const beside = besidesOf(terms);
  const months = terms.method === 'declining' ? onBalance(terms) : addedOn(terms, beside);
  return months.map(({ principalMinor, ownMinor }, index) => ({
    number: terms.firstNumber + index,
    dueOn: addMonths(terms.anchorOn, terms.firstMonth + index),
    principalMinor,
    interestMinor: ownMinor + beside[index]!.carriedMinor + beside[index]!.pauseMinor,
    ...beside[index]!,
  }));
}

type Beside = Pick<ChangedInstallment, 'carriedMinor' | 'pauseMinor'>;

/** One part for both kinds, so that it is the same how much of a pause was charged already. */
function besidesOf(terms: ChangedTerms): Beside[] {
  const { pauseMinor, carriedMinor, carriedFirstMinor, count, unitMinor } = terms;
  let carriedLeftMinor = carriedMinor;
  return equalParts(pauseMinor + carriedMinor, count, unitMinor).map((part, index) => {
    const ofCarriedMinor = Math.min(part, carriedLeftMinor);
    carriedLeftMinor -= ofCarriedMinor;
    return {
      carriedMinor: ofCarriedMinor + (index === 0 ? carriedFirstMinor : 0),
      pauseMinor: part - ofCarriedMinor,
    };
  });
}

interface Month {
  readonly principalMinor: number;
  readonly ownMinor: number;
}

/** The annuity of what is left (Bangko Sentral Circular 730); only the first period is not one of its months. */
function onBalance({ count, firstOwnMinor, ...terms }: ChangedTerms): Month[] {
  const { schedule } = decliningSchedule({ ...terms, termMonths: count });
  return schedule.map((month, index) => ({
    principalMinor: month.principalMinor,
    ownMinor: index === 0 ? firstOwnMinor : month.interestMinor,
  }));
}

/** Interest in equal parts, and principal so that installments are alike. */
function addedOn(terms: ChangedTerms, beside: readonly Beside[]): Month[] {
  const { principalMinor, count, unitMinor, firstOwnMinor, laterOwnMinor } = terms;
  const own = [firstOwnMinor, ...equalParts(laterOwnMinor, count - 1, unitMinor)];
  const interests = own.map((part, index) => part + beside[index]!.carriedMinor + beside[index]!.pauseMinor);
  const totalMinor = principalMinor + sumOf(interests);
  const installmentMinor = ceilToUnit(
    { numerator: BigInt(totalMinor), denominator: BigInt(count) },
    unitMinor,
  );
  let leftMinor = principalMinor;
  return own.map((ownMinor, index) => {
    const isLast = index === count - 1;
    const partMinor = isLast ? leftMinor : installmentMinor - interests[index]!;
    leftMinor -= partMinor;
    if (partMinor <= 0 || (!isLast && leftMinor <= 0)) {
      throw new MoneyError('too little is left for so many installments');
    }
    return { principalMinor: partMinor, ownMinor };
  });
}

/** Rounded up to the unit as long as something is left, so that they sum to the amount. */
function equalParts(amountMinor: number, count: number, unitMinor: number): number[] {
  if (count === 0) return [];
  const partMinor = ceilToUnit({ numerator: BigInt(amountMinor), denominator: BigInt(count) }, unitMinor);
  let leftMinor = amountMinor;
  return Array.from({ length: count }, () => {
    const part = Math.min(partMinor, leftMinor);
    leftMinor -= part;
    return part;
  });
}
