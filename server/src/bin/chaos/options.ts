import { randomInt } from 'node:crypto';
import { numberAboveZero, readArguments, wholeNumber } from '../shared/command-line';

export interface ChaosOptions {
  readonly seed: number;
  readonly minutes: number;
  /** Members that live at the same time. */
  readonly members: number;
  /** What does not come by itself between two faults, at most. */
  readonly pauseMilliseconds: number;
}

const HELP = `npm run chaos -- [options]
  --seed 42        the faults of an earlier run, in their order; one is drawn and printed where none is given
  --minutes 1      how long faults go on
  --members 6      how many members live at the same time
  --pause 1500     the longest time between two faults, in milliseconds`;

const LARGEST_SEED = 2 ** 31;

/** @throws HelpAsked, UsageError */
export function readOptions(args: string[]): ChaosOptions {
  const values = parse(args);
  return {
    seed: values.seed === undefined ? randomInt(1, LARGEST_SEED) : wholeNumber('seed', values.seed),
    minutes: numberAboveZero('minutes', values.minutes),
    members: wholeNumber('members', values.members),
    pauseMilliseconds: numberAboveZero('pause', values.pause),
  };
}

function parse(args: string[]) {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const options = {
    seed: { type: 'string' },
    minutes: text('1'),
    members: text('6'),
    pause: text('1500'),
  } as const;
  return readArguments(HELP, { args, options }).values;
}
