import type { PautangClient, StaffRateDto } from '@pautang/sdk';
import type { Command, CommandInput, CommandOutput } from './command';
import { table } from './table';
import { UsageError } from './usage';

/** Exchange rates, and what is held of them. */
export const RATE_COMMANDS: Readonly<Record<string, Command>> = {
  rates: {
    role: 'LOAN_OFFICER',
    run: (api, input) => (input.words.length === 0 ? listRates(api) : decideOnRate(api, input)),
  },
};

async function listRates(api: PautangClient): Promise<CommandOutput> {
  const answer = await api.backOffice.listRates();
  const rows = answer.items.map(({ currencyCode, rate, asOf, held }) => ({
    currency: currencyCode,
    rate,
    made: asOf,
    held: held?.rate,
    change: held?.changePercent === undefined ? undefined : `${held.changePercent} %`,
    since: held?.heldAt,
  }));
  return { answer, text: table(rows) };
}

/** Without a rate it is the one that is held at this moment. */
async function decideOnRate(api: PautangClient, { words }: CommandInput): Promise<CommandOutput> {
  const [verb, currencyCode, typed] = words;
  if (!currencyCode || (verb !== 'accept' && verb !== 'reject')) {
    throw new UsageError('it goes: rates accept|reject USD [RATE]');
  }
  const rate = typed === undefined ? await heldRate(api, currencyCode) : Number(typed);
  const decision = { currencyCode, requestBody: { rate } };
  const answer = await (verb === 'accept'
    ? api.backOffice.acceptRate(decision)
    : api.backOffice.rejectRate(decision));
  return { answer, text: told(verb, rate, answer) };
}

async function heldRate(api: PautangClient, currencyCode: string): Promise<number> {
  const { items } = await api.backOffice.listRates();
  const held = items.find((item) => item.currencyCode === currencyCode)?.held;
  if (!held) throw new UsageError(`no rate of ${currencyCode} is held`);
  return held.rate;
}

function told(
  verb: 'accept' | 'reject',
  rate: number,
  { currencyCode, rate: inForce }: StaffRateDto,
): string {
  const what = verb === 'accept' ? 'is accepted' : 'is rejected';
  return `${rate} ${currencyCode} for one peso ${what}; in force is ${inForce}.`;
}
