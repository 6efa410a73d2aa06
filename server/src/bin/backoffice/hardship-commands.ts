import { randomUUID } from 'node:crypto';
import type { HardshipState, HardshipStateDto, PautangClient } from '@pautang/sdk';
import { byVerb, type Command, type CommandInput, type CommandOutput, paged } from './command';
import { money, table } from './table';
import { typedAmount } from './typed-amount';
import { UsageError } from './usage';

/** Members who cannot pay as agreed, and what members promise to pay. */
export const HARDSHIP_COMMANDS: Readonly<Record<string, Command>> = {
  hardship: { role: 'LOAN_OFFICER', run: byVerb('list', { list, show, agree: decide, refuse: decide }) },
  promise: { role: 'LOAN_ASSISTANT', run: promise },
};

async function list(api: PautangClient, { status, cursor }: CommandInput): Promise<CommandOutput> {
  const answer = await api.backOffice.listHardship({ state: status as HardshipState | undefined, cursor });
  return paged(answer, table(answer.items.map(rowOf)));
}

/** Of a loan: what was asked for, and the schedules that it has had. */
async function show(api: PautangClient, { words: [, loanNumber] }: CommandInput): Promise<CommandOutput> {
  if (!loanNumber) throw new UsageError('it goes: hardship show LN…');
  const answer = await api.backOffice.readHardshipOf({ loanNumber });
  const schedules = answer.schedules.map(({ version, since, until, way, schedule }) => ({
    schedule: version,
    since,
    until,
    way,
    installments: `${schedule[0]?.installmentNumber} to ${schedule.at(-1)?.installmentNumber}`,
    ends: schedule.at(-1)?.dueDate,
  }));
  return { answer, text: `${table(answer.requests.map(rowOf))}\n\n${table(schedules)}` };
}

async function decide(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const { words, reason, key: idempotencyKey = randomUUID() } = input;
  const [word, requestId] = words;
  if (!requestId) throw new UsageError('it goes: hardship agree|refuse REQUEST [--reason R]');
  const decision = word === 'agree' ? 'AGREE' : 'REFUSE';
  if (decision === 'REFUSE' && !reason)
    throw new UsageError('hardship refuse needs a --reason, which the member reads');
  const requestBody = { decision, reason } as const;
  const answer = await api.backOffice.decideHardship({ requestId, idempotencyKey, requestBody });
  return { answer, text: `${answer.loanNumber}: ${answer.state}, and the member is told.` };
}

async function promise(api: PautangClient, input: CommandInput): Promise<CommandOutput> {
  const { words, message: note, key: idempotencyKey = randomUUID() } = input;
  const [loanNumber, second, promisedOn] = words;
  if (!loanNumber) throw new UsageError('it goes: promise LN… [AMOUNT DATE [--message M] | withdraw]');
  if (second === 'withdraw') {
    await api.backOffice.withdrawPromiseOf({ loanNumber });
    return { answer: {}, text: `The promise for ${loanNumber} is taken back.` };
  }
  if (second) {
    if (!promisedOn) throw new UsageError('it goes: promise LN… 5,000 2027-03-10');
    const requestBody = { amount: typedAmount(second), promisedOn, note };
    await api.backOffice.recordPromise({ loanNumber, idempotencyKey, requestBody });
  }
  const answer = await api.backOffice.listPromises({ loanNumber });
  const rows = answer.items.map((one) => ({
    until: one.promisedOn,
    amount: money(one.amount, one.selectedCurrency),
    state: one.state,
    paid: money(one.paidAmount, one.selectedCurrency),
    by: one.madeBy,
  }));
  return { answer, text: table(rows) };
}

function rowOf(request: HardshipStateDto) {
  const { requestId, loanNumber, state, happened, inOwnWords, canPay, askedAt, quote } = request;
  return {
    request: requestId,
    loan: loanNumber,
    state,
    way: `${quote.way} ${quote.size}`,
    cost: money(quote.cost, quote.selectedCurrency),
    happened,
    'in own words': inOwnWords,
    'can pay': canPay === undefined ? undefined : money(canPay, quote.selectedCurrency),
    asked: askedAt,
  };
}
