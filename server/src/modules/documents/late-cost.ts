import {
  BUCKETS,
  coinMinor,
  type LaterRules,
  lateCostMinor,
  RULES_VERSION,
  toMajor,
  toMinor,
} from '@pautang/loan-terms';
import { latePaymentRules } from '../../config/late-payment-rules';
import { todayInManila } from '../../platform/calendar';
import type { AgreementPaper } from './agreement-paper';
import { principalOf } from './charge-rows';

/** What was agreed to of paying late: what the edition says, unless the quote says less. */
export function lateRules({ kept, edition }: Pick<AgreementPaper, 'kept' | 'edition'>) {
  const { terms } = edition;
  const { lifeCapPercent } = terms;
  return kept.agreed.quote.penaltyRules ?? { ...latePaymentRules(terms), lifeCapPercent };
}

/**
 * What penalties and charges the first installment costs that is paid so many days after it fell due, in whole
 * units of a currency that has no other. A small rest needs no thought: all of it is unpaid.
 */
export function lateCost({ kept, edition }: AgreementPaper, daysLate: number): number {
  const { quote } = kept.agreed;
  const [first] = quote.schedule;
  if (!first) return 0;
  const { lifeCapPercent, ...late } = lateRules({ kept, edition });
  const rules: LaterRules | undefined =
    lifeCapPercent === undefined
      ? undefined
      : {
          version: RULES_VERSION,
          coinMinor: coinMinor(quote.selectedCurrency),
          smallRestMinor: 0,
          lifeCapPercent,
        };
  const contract = {
    principalMinor: toMinor(principalOf(quote).principalXR),
    ...(quote.charges && { chargesMinor: toMinor(quote.charges.totalXR) }),
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
      ...late,
      order: BUCKETS,
      ...(rules && { rules }),
    },
  };
  return toMajor(lateCostMinor(contract, first.installmentNumber, daysLate));
}
