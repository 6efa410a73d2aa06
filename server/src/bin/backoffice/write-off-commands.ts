import { randomUUID } from 'node:crypto';
import type { PautangClient, WriteOffDto } from '@pautang/sdk';
import { counted } from '../../platform/counted';
import type { Command, CommandInput, CommandOutput } from './command';
import { moneyOf } from './money-of';
import { table } from './table';
import { UsageError } from './usage';

/** Loans that are not expected to be paid any more. */
export const WRITE_OFF_COMMANDS: Readonly<Record<string, Command>> = {
  'write-off': { role: 'LOAN_OFFICER', run: writeOff },
  'write-offs': { role: 'LOAN_OFFICER', run: listWriteOffs },
  'undo-write-off': { role: 'LOAN_OFFICER', run: takeBack },
};

async function writeOff(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const [loanNumber, wish] = wishOf(input, 'write-off');
  const shown = await moneyOf(api, loanNumber);
  const answer = await api.backOffice.writeOffLoan(wish);
  const { loan } = answer;
  return said(
    answer,
    `${loanNumber} is written off; still owed ${shown(loan.outstandingAmount)}.`,
    loanNumber,
  );
}

async function listWriteOffs(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [loanNumber] = words;
  if (!loanNumber) throw new UsageError('write-offs needs the number of the loan');
  const answer = await api.backOffice.listWriteOffs({ loanNumber });
  const shown = await moneyOf(api, loanNumber);
  const rows = answer.items.map(({ writtenOffOn, daysPastDue, amount, recovered, reason, ...more }) => ({
    on: writtenOffOn,
    late: counted(daysPastDue, 'day'),
    amount: shown(amount),
    recovered: shown(recovered),
    reason,
    reversed: more.reversed ? more.reversalReason : undefined,
  }));
  return { answer, text: table(rows) };
}

async function takeBack(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const [loanNumber, wish] = wishOf(input, 'undo-write-off');
  const shown = await moneyOf(api, loanNumber);
  const answer = await api.backOffice.reverseWriteOff(wish);
  return said(answer, `${loanNumber} runs on; due ${shown(answer.loan.amountDue)}.`, loanNumber);
}

function wishOf({ words, reason, key: idempotencyKey = randomUUID() }: CommandInput, command: string) {
  const [loanNumber] = words;
  if (!loanNumber || !reason) throw new UsageError(`it goes: ${command} LN… --reason R`);
  return [loanNumber, { loanNumber, idempotencyKey, requestBody: { reason } }] as const;
}

function said(answer: WriteOffDto, done: string, loanNumber: string): CommandOutput {
  const text = answer.writeOff ? done : `${loanNumber}: proposed, and another officer has to do the same.`;
  return { answer, text };
}
