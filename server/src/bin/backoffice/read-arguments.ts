import { parseArgs } from 'node:util';
import { misreadArguments, repeatedOption } from '../shared/command-line';
import { UsageError } from './usage';

/** Where an empty value says something: to go back to the usual words, to take a name away, to begin a list at its start. */
const MAY_BE_EMPTY: readonly string[] = ['message', 'status-text', 'name', 'cursor'];

/**
 * What was typed, by the names of the options. One that is empty, as a variable of a script that was never set, is not taken for
 * one that was left out: it would mean today, or all.
 * @throws UsageError
 */
export function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const empty = Object.entries(values).find(([name, value]) => value === '' && !MAY_BE_EMPTY.includes(name));
  if (empty) throw new UsageError(`--${empty[0]} is empty: say what it is, or leave it out`);
  return { values, positionals };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    uses: text,
    reference: text,
    reason: text,
    key: text,
    settlement: flag,
    force: flag,
    'paid-at': text,
    arrears: text,
    'status-text': text,
    status: text,
    message: text,
    phone: text,
    name: text,
    scopes: text,
    days: text,
    url: text,
    events: text,
    event: text,
    since: text,
    columns: text,
    delimiter: text,
    encoding: text,
    decimal: text,
    dates: text,
    currency: text,
    'dry-run': flag,
    subject: text,
    actor: text,
    member: text,
    action: text,
    day: text,
    cursor: text,
    at: text,
    from: text,
    to: text,
    format: text,
    out: text,
    role: text,
    json: flag,
    help: { ...flag, short: 'h' },
  } as const;
  const config = { args, allowPositionals: true, options };
  const repeated = repeatedOption(config);
  if (repeated !== undefined) throw new UsageError(`--${repeated} is given twice; try help`);
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(`${misreadArguments(error)}; try help`);
  }
}
