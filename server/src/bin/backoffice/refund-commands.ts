import { randomUUID } from 'node:crypto';
import type { PautangClient } from '@pautang/sdk';
import { type Command, type CommandInput, type CommandOutput, requireTwo } from './command';
import { money } from './table';
import { UsageError } from './usage';

/** What members paid too much. */
export const REFUND_COMMANDS: Readonly<Record<string, Command>> = {
  refund: { role: 'LOAN_ASSISTANT', run: refund },
};

async function refund(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const { words, reason, key: idempotencyKey = randomUUID() } = input;
  const [loanNumber, typed] = requireTwo(words, 'refund LN… AMOUNT|all --reason R');
  if (!reason) throw new UsageError('refund needs a --reason: how the member asked for it');
  const amount = typed === 'all' ? undefined : Number(typed.replaceAll(',', ''));
  if (Number.isNaN(amount)) throw new UsageError('the amount is written like 853.35, or all');
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
