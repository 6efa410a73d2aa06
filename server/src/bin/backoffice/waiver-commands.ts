import { randomUUID } from 'node:crypto';
import type { PautangClient } from '@pautang/sdk';
import { type Command, type CommandInput, type CommandOutput, requireTwo } from './command';
import { moneyOf } from './money-of';
import { table } from './table';
import { typedAmountOrAll } from './typed-amount';
import { UsageError } from './usage';

/** What officers waive of penalties and late charges. */
export const WAIVER_COMMANDS: Readonly<Record<string, Command>> = {
  waive: { role: 'LOAN_OFFICER', run: waive },
  waivers: { role: 'LOAN_OFFICER', run: listWaivers },
  unwaive: { role: 'LOAN_OFFICER', run: takeBack },
};

async function waive(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const { words, reason, key: idempotencyKey = randomUUID() } = input;
  const [loanNumber, typed] = requireTwo(words, 'waive LN… AMOUNT|all --reason R');
  if (!reason) throw new UsageError('waive needs a --reason');
  const amount = typedAmountOrAll(typed);
  const shown = await moneyOf(api, loanNumber);
  const answer = await api.backOffice.waiveCharges({
    loanNumber,
    idempotencyKey,
    requestBody: { amount, reason },
  });
  const { waiver, loan } = answer;
  const text = waiver
    ? `${shown(waiver.amount)} of ${loanNumber} is waived, as ${waiver.waiverId}; due ${shown(loan.amountDue)}.`
    : `${loanNumber}: proposed, and another officer has to do the same.`;
  return { answer, text };
}

async function listWaivers(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [loanNumber] = words;
  if (!loanNumber) throw new UsageError('waivers needs the number of the loan');
  const answer = await api.backOffice.listWaivers({ loanNumber });
  const shown = await moneyOf(api, loanNumber);
  const rows = answer.items.map(({ waiverId, amount, waivedOn, reason, reversed, reversalReason }) => ({
    waiver: waiverId,
    amount: shown(amount),
    on: waivedOn,
    reason,
    reversed: reversed ? reversalReason : undefined,
  }));
  return { answer, text: table(rows) };
}

async function takeBack(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const { words, reason, key: idempotencyKey = randomUUID() } = input;
  const [loanNumber, waiverId] = requireTwo(words, 'unwaive LN… WAIVER --reason R');
  if (!reason) throw new UsageError('unwaive needs a --reason');
  const shown = await moneyOf(api, loanNumber);
  const answer = await api.backOffice.reverseWaiver({
    loanNumber,
    waiverId,
    idempotencyKey,
    requestBody: { reason },
  });
  return { answer, text: `The waiver is taken back; due ${shown(answer.loan.amountDue)}.` };
}
