import type { PautangClient } from '@pautang/sdk';
import { counted } from '../../platform/counted';
import type { Command, CommandInput, CommandOutput } from './command';

/** The business day of the demo. */
export const CLOCK_COMMANDS: Readonly<Record<string, Command>> = {
  clock: { role: 'LOAN_OFFICER', run: clock },
};

/** Before it answers, the server does what each day in between needs, and years need minutes. */
const LONGEST_MOVE_MILLISECONDS = 15 * 60 * 1000;

async function clock(api: PautangClient, { words: [to] }: CommandInput): Promise<CommandOutput> {
  const { backOffice } = api.with({ timeoutMilliseconds: LONGEST_MOVE_MILLISECONDS });
  const answer = await (to === undefined
    ? backOffice.readClock()
    : backOffice.moveClock({ requestBody: isDays(to) ? { days: Number(to) } : { date: to } }));
  return {
    answer,
    text: `It is ${answer.date}, ${counted(answer.offsetDays, 'day')} from the machine's day.`,
  };
}

function isDays(word: string): boolean {
  return /^[+-]\d+$/.test(word);
}
