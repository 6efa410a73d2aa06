import { randomUUID } from 'node:crypto';
import type { PautangClient } from '@pautang/sdk';
import { type Command, type CommandInput, type CommandOutput, requireTwo } from './command';
import { money } from './table';
import { typedAmountOrAll } from './typed-amount';
import { UsageError } from './usage';

/** What members paid too much. */
export const REFUND_COMMANDS: Readonly<Record<string, Command>> = {
  refund: { role: 'LOAN_ASSISTANT', run: refund },
};

async function refund(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const { words, reason, key: idempotencyKey = randomUUID() } = input;
  const [loanNumber, typed] = requireTwo(words, 'refund LN… AMOUNT|all --reason R');
  if (!reason) throw new UsageError('refund needs a --reason: how the member asked for it');
  const amount = typedAmountOrAll(typed);
  const answer = await api.backOffice.refundCredit({
    loanNumber,
    idempotencyKey,
    requestBody: { amount, reason },
  });
  const [sent, left] = [answer.amount, answer.creditLeft].map((one) => money(one, answer.selectedCurrency));
  return {
    answer,
    text: `${answer.withdrawalNumber}: ${sent} of ${loanNumber} is on its way; left ${left}.`,
  };
}
