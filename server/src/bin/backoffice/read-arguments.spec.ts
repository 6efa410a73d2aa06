import { readArguments } from './read-arguments';
import { UsageError } from './usage';

describe('what is typed at the back office', () => {
  it('is read by its names', () => {
    const typed = ['repay', 'LN00000001', '1000', '--reference', 'BPI 1', '--force', '--force'];

    expect(readArguments(typed)).toEqual({
      values: { reference: 'BPI 1', force: true },
      positionals: ['repay', 'LN00000001', '1000'],
    });
  });

  it.each(['message', 'status-text', 'name', 'cursor'])(
    'may be empty where that says something: --%s',
    (name) => {
      expect(readArguments([`--${name}`, '']).values).toEqual({ [name]: '' });
    },
  );

  it.each<[RegExp, string[]]>([
    [/^--paid-at is empty: /, ['repay', 'LN00000001', '1000', '--reference', 'BPI 1', '--paid-at', '']],
    [/^--member is empty: /, ['audit', '--member=']],
    [/^--status is given twice; try help$/, ['loans', '--status', 'PENDING', '--status', 'APPROVED']],
    [/^What follows --reason begins with a dash: .+ --reason=…; try help$/, ['waive', '--reason', '-5']],
    [/^Unknown option '--foo'; try help$/, ['--foo']],
    [/^Option '--status <value>' argument missing; try help$/, ['--status']],
  ])('is refused in one sentence: %s', (sentence, typed) => {
    expect(() => readArguments(typed)).toThrow(UsageError);
    expect(() => readArguments(typed)).toThrow(sentence);
  });
});
