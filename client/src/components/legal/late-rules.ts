import { latePayment } from '@pautang/legal-texts';
import type { ConfigDto, LoanQuoteDto } from '@pautang/sdk';

/** What paying late costs by a quote: what it says, else what the contract lays down, whatever is offered by now. */
export const lateRulesOf = ({ penaltyRules }: Pick<LoanQuoteDto, 'penaltyRules'>, config: ConfigDto) => ({
  ...config.penalty,
  ...latePayment,
  ...penaltyRules,
});
