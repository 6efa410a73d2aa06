import { type ParseArgsConfig, parseArgs } from 'node:util';
import { errorCode } from '../../platform/error-code';

/** What whoever called a command has to mend. */
export class UsageError extends Error {}

/** What was asked for is how a command is called. */
export class HelpAsked extends Error {}

/** What was typed, by the names of the options. @throws HelpAsked, UsageError naming what is wrong, above the usage */
export function readArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const { args = [] } = config;
  if (args.some((arg) => arg === '--help' || arg === '-h')) throw new HelpAsked(usage);
  const repeated = repeatedOption(config);
  if (repeated !== undefined) throw wronglyCalled(`--${repeated} is given twice`, usage);
  const empty = valuesIn(config).find(({ value }) => value === '');
  if (empty) throw wronglyCalled(`--${empty.name} is empty`, usage);
  try {
    return parseArgs<Config>(config);
  } catch (error) {
    throw wronglyCalled(misreadArguments(error), usage);
  }
}

/** What Node says of arguments that it cannot read, as a part of a sentence. */
export function misreadArguments(error: unknown): string {
  const { message } = error as Error;
  const [, option] = /^Option '(\S+)' argument is ambiguous/.exec(message) ?? [];
  if (option !== undefined)
    return `What follows ${option} begins with a dash: where it is its value, write ${option}=…`;
  // What follows the first sentence is for who writes programs.
  const [problem = ''] = message.split('. ');
  return problem.replace(/\.$/, '');
}

/** An option that was given more than once and takes one value: which of them counts, nobody should have to know. */
export function repeatedOption(config: ParseArgsConfig): string | undefined {
  const names = valuesIn(config).flatMap(({ name }) => (config.options?.[name]?.multiple ? [] : [name]));
  return names.find((name, at) => names.indexOf(name) !== at);
}

/** The options that take a value, as they were typed. */
function valuesIn({ args = [], options = {} }: ParseArgsConfig): { name: string; value?: string }[] {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  return tokens.flatMap((token) =>
    token.kind === 'option' && options[token.name]?.type === 'string'
      ? [{ name: token.name, value: token.value }]
      : [],
  );
}

/** What was typed as a number, with _ between its digits where somebody likes that. @throws UsageError */
export function numberAboveZero(name: string, text: string): number {
  const number = Number(text.replaceAll('_', ''));
  if (number > 0 && Number.isFinite(number)) return number;
  throw new UsageError(`--${name} is a number above zero.`);
}

/** @throws UsageError */
export function wholeNumber(name: string, text: string): number {
  const number = numberAboveZero(name, text);
  if (Number.isSafeInteger(number)) return number;
  throw new UsageError(`--${name} is a whole number.`);
}

export function wronglyCalled(problem: string, usage: string): UsageError {
  return new UsageError(`${problem}.\n\n${usage}`);
}

/**
 * Runs a command to its end: with 0 where all is well or its help was asked for, with 1 where something is not, with 2 where it
 * could not be done or looked at.
 * @param showsStack of a failure that no usage explains, for who works on the project
 */
export function runToItsEnd(
  main: (args: string[]) => Promise<boolean>,
  { showsStack = false }: { readonly showsStack?: boolean } = {},
): void {
  main(process.argv.slice(2)).then(
    (isWell) => exitWith(isWell ? 0 : 1, 2),
    (error: unknown) => {
      if (error instanceof HelpAsked) {
        console.log(error.message);
        return exitWith(0, 2);
      }
      const isPlain = error instanceof UsageError || !showsStack;
      console.error(isPlain && error instanceof Error ? error.message : error);
      process.exit(2);
    },
  );
}

/** Why something could not be printed, of which the console tells nobody. */
let unprinted: string | undefined;
process.stdout.on('error', (error) => {
  unprinted = errorCode(error) ?? error.message;
});

/**
 * Ends the process, and not as if all were well where what it printed found no room: a head of the audit trail that is kept by
 * it would be an empty file. Who reads no more, as behind a pipe, wanted no more.
 * @param unwritten the code for that
 */
export function exitWith(code: number, unwritten: number): void {
  // What failed is told in the turn of the event loop in which it did.
  setImmediate(() => {
    if (unprinted === undefined || unprinted === 'EPIPE') process.exit(code);
    console.error(`What there was to print could not be written: ${unprinted}`);
    process.exit(unwritten);
  });
}
