import type { PautangClient } from '@pautang/sdk';
import { UsageError } from './usage';

/** What a command was given: the words after its name, and the options. */
export interface CommandInput {
  readonly words: readonly string[];
  readonly status?: string;
  readonly arrears?: string;
  readonly message?: string;
  readonly uses?: string;
  readonly reference?: string;
  readonly reason?: string;
  readonly settlement?: boolean;
  readonly force?: boolean;
  readonly 'paid-at'?: string;
  readonly 'status-text'?: string;
  readonly name?: string;
  /** With commas between them. */
  readonly scopes?: string;
  readonly days?: string;
  readonly url?: string;
  /** Of webhooks, with commas between them. */
  readonly events?: string;
  readonly event?: string;
  readonly since?: string;
  /** Of a statement of the bank: which of its columns is what, and how it is written. */
  readonly columns?: string;
  readonly delimiter?: string;
  readonly encoding?: string;
  readonly decimal?: string;
  readonly dates?: string;
  readonly currency?: string;
  readonly 'dry-run'?: boolean;
  /** Of the audit trail. */
  readonly subject?: string;
  readonly actor?: string;
  readonly member?: string;
  readonly action?: string;
  readonly day?: string;
  /** Of a list: where the page before ended. */
  readonly cursor?: string;
  /** Of a report: the day whose end it is of, or its first and last day. */
  readonly at?: string;
  readonly from?: string;
  readonly to?: string;
  readonly format?: string;
  /** A file to write. */
  readonly out?: string;
  /** The same for each try of one payment, so that it counts once. */
  readonly key?: string;
}

/** What a command got: the API's answer, and the same for a person. */
export interface CommandOutput {
  readonly answer: unknown;
  readonly text: string;
  /** Some of what was given to it was not done: told so, and by the exit code to whoever does not read. */
  readonly isPartial?: boolean;
}

export interface Command {
  /** Who it is for; says which of the demo's staff runs it. */
  readonly role: 'LOAN_OFFICER' | 'LOAN_ASSISTANT';
  run(api: PautangClient, input: CommandInput): Promise<CommandOutput>;
}

/** What the first word says, or the usual one where there is none. @throws UsageError with all of them */
export function byVerb(usual: string, verbs: Readonly<Record<string, Command['run']>>): Command['run'] {
  return (api, input) => requireKnown(verbs, input.words[0] ?? usual)(api, input);
}

/** A page of a list, and how to go on behind it. */
export function paged<Page extends { readonly nextCursor?: string }>(
  answer: Page,
  text: string,
): CommandOutput {
  const more = answer.nextCursor ? `\n\nThere may be more: --cursor ${answer.nextCursor}` : '';
  return { answer, text: `${text}${more}` };
}

export function requireTwo(words: readonly string[], usage: string): [string, string] {
  const [first, second] = words;
  if (!first || !second) throw new UsageError(`it goes: ${usage}`);
  return [first, second];
}

export function requireKnown<T>(known: Readonly<Record<string, T>>, word: string): T {
  const value = Object.hasOwn(known, word) ? known[word] : undefined;
  const all = Object.keys(known).join(', ');
  if (value === undefined)
    throw new UsageError(word === '' ? `say which: ${all}` : `'${word}' is none of ${all}`);
  return value;
}

/** Words with commas between them, each of a list. @throws UsageError with the list */
export function requireListed<T extends string>(given: string, known: readonly T[], option: string): T[] {
  return given.split(',').map((part) => {
    const word = known.find((one) => one === part.trim());
    if (!word) throw new UsageError(`${option}: '${part.trim()}' is none of ${known.join(', ')}`);
    return word;
  });
}
