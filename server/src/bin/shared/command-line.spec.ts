import crypto from 'node:crypto';
import { readOptions } from '../chaos/options';
import { HelpAsked, readArguments, UsageError } from './command-line';

const USAGE = 'npm run it -- FOLDER [--replace]';
const options = { replace: { type: 'boolean' }, to: { type: 'string' } } as const;
const said = (...args: string[]) => {
  try {
    return readArguments(USAGE, { args, options }).values;
  } catch (error) {
    return error;
  }
};

describe('what is typed behind a command', () => {
  it('is read by its names', () => {
    expect(said('--replace', '--to', 'x')).toEqual({ replace: true, to: 'x' });
  });

  it.each([['--help'], ['-h'], ['--replace', '--help'], ['--nope', '--help']])(
    'asks for help: %s %s',
    (...args) => {
      expect(said(...args)).toEqual(new HelpAsked(USAGE));
      expect(said(...args)).toBeInstanceOf(HelpAsked);
    },
  );

  it.each([
    ['--nope', "Unknown option '--nope'"],
    ['--to', "Option '--to <value>' argument missing"],
    ['--replace=1', "Option '--replace' does not take an argument"],
    ['surplus', "Unexpected argument 'surplus'"],
    ['--to=x --to=y', '--to is given twice'],
    ['--to=', '--to is empty'],
    ['--to -x', 'What follows --to begins with a dash: where it is its value, write --to=…'],
  ])('is named where it is wrong: %s', (typed, named) => {
    const error = said(...typed.split(' '));

    expect(error).toBeInstanceOf(UsageError);
    const { message } = error as UsageError;
    expect(message).toMatch(new RegExp(`^${named}[^.]*\\.\\n\\n`));
    expect(message).toContain(USAGE);
  });
});

describe('the faults on purpose', () => {
  it.each([
    ['--seed', '0'],
    ['--seed', '1.5'],
    ['--members', '2.5'],
    ['--minutes', '-1'],
    ['--pause', 'long'],
  ])('are refused with %s %s', (...args) => {
    expect(() => readOptions(args)).toThrow(UsageError);
  });

  it('draw no seed that nobody could give them again', () => {
    const least = (from: number, to?: number) => (to === undefined ? 0 : from);
    jest.spyOn(crypto, 'randomInt').mockImplementation(least);

    const { seed } = readOptions([]);
    expect(readOptions(['--seed', String(seed)])).toMatchObject({ seed, minutes: 1, members: 6 });
  });
});
