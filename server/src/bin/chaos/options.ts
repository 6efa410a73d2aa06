import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

export interface ChaosOptions {
  readonly seed: number;
  readonly minutes: number;
  /** Members that live at the same time. */
  readonly members: number;
  /** What does not come by itself between two faults, at most. */
  readonly pauseMilliseconds: number;
}

export const HELP = `npm run chaos -- [options]
  --seed 42        the faults of an earlier run, in their order; one is drawn and printed where none is given
  --minutes 1      how long faults go on
  --members 6      how many members live at the same time
  --pause 1500     the longest time between two faults, in milliseconds`;

const LARGEST_SEED = 2 ** 31;

/** What whoever called it has to mend. */
export class UsageError extends Error {}

/** @returns nothing where help is asked for @throws UsageError */
export function readOptions(args: string[]): ChaosOptions | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  return {
    seed: values.seed === undefined ? randomInt(LARGEST_SEED) : positive('seed', values.seed),
    minutes: positive('minutes', values.minutes),
    members: positive('members', values.members),
    pauseMilliseconds: positive('pause', values.pause),
  };
}

function parse(args: string[]) {
  try {
    const text = (value: string) => ({ type: 'string', default: value }) as const;
    return parseArgs({
      args,
      options: {
        seed: { type: 'string' },
        minutes: text('1'),
        members: text('6'),
        pause: text('1500'),
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new UsageError(HELP);
  }
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new UsageError(`--${name} is a number above zero.`);
}
