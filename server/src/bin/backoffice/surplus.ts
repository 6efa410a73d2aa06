import { USAGE, UsageError } from './usage';

/** A line of the help: how a command, or some verbs of it, may be written. */
interface Form {
  readonly name: string;
  /** None where the first word is no verb. */
  readonly verbs: readonly string[];
  /** Its verb may be left out. */
  readonly isUsual: boolean;
  readonly mostWords: number;
  /** Words behind the first that are typed as they stand here, in their places. */
  readonly fixed: readonly (string | undefined)[];
  readonly options: readonly string[];
}

const EVERYWHERE = ['json', 'help'];
const OPTION = /--[a-z][a-z-]*/g;
const OPTION_WITH_VALUE = /\[?--[a-z][a-z-]*( [^\s\]]+)?\]*/g;

let known: { forms: readonly Form[]; spoken: Readonly<Record<string, readonly string[]>> } | undefined;

/**
 * Refuses what the help does not name for a command, which would do nothing while somebody counts on it. An option that
 * a description names is good for each form of its command; a verb that there is none of is left to the command.
 * @throws UsageError
 */
export function refuseSurplus(name: string, words: readonly string[], options: readonly string[]): void {
  known ??= readForms();
  const all = known.forms.filter((form) => form.name === name);
  const [first = ''] = words;
  const ofVerb = all.filter(({ verbs, isUsual }) => verbs.includes(first) || (isUsual && first === ''));
  const forms = bestOf(ofVerb.length > 0 ? ofVerb : all.filter(({ verbs }) => verbs.length === 0), words);
  const takesWords = ofVerb.length > 0 || forms.some(({ mostWords }) => mostWords > 0);
  const hasVerbs = all.some(({ verbs }) => verbs.length > 0);
  if (forms.length === 0 || (hasVerbs && first !== '' && !takesWords)) return;
  const surplus = words[Math.max(...forms.map(({ mostWords }) => mostWords))];
  if (surplus !== undefined) throw new UsageError(`'${surplus}' is one word too many; try help`);
  const allowed = new Set([
    ...EVERYWHERE,
    ...(known.spoken[name] ?? []),
    ...forms.flatMap(({ options: ofForm }) => ofForm),
  ]);
  const foreign = options.find((option) => !allowed.has(option));
  const fixedAt = forms[0]?.fixed.findIndex((word) => word !== undefined) ?? -1;
  const command = [name, ...words.slice(0, ofVerb.length > 0 ? 1 : fixedAt + 1)].join(' ');
  if (foreign !== undefined) throw new UsageError(`'${command}' takes no --${foreign}; try help`);
}

/** Those with a fixed word that was typed in its place; else, of those that have room for all words, the shortest ones. */
function bestOf(forms: readonly Form[], words: readonly string[]): readonly Form[] {
  const named = forms.filter(({ fixed }) =>
    fixed.some((word, at) => word !== undefined && words[at] === word),
  );
  if (named.length > 0) return named;
  const open = forms.filter(({ fixed }) => fixed.every((word) => word === undefined));
  const most = Math.min(
    ...open.filter((form) => form.mostWords >= words.length).map((form) => form.mostWords),
  );
  return Number.isFinite(most) ? open.filter((form) => form.mostWords === most) : open;
}

/** Read off the help, so that it holds what it says. Forms stand two columns in, their rest six, descriptions further. */
function readForms() {
  const lines = USAGE.replaceAll(/\n {6}(?=\S)/g, ' ').split('\n');
  const spoken: Record<string, string[]> = {};
  const forms: Form[] = [];
  let name = '';
  for (const line of lines) {
    const [, written = '', said = ''] = /^ {2}([a-z].*?)(?: {2,}(.*))?$/.exec(line) ?? [];
    if (written) {
      const form = readForm(written);
      forms.push(form);
      name = form.name;
    }
    spoken[name] = [...(spoken[name] ?? []), ...optionsIn(written ? said : line)];
  }
  return { forms, spoken };
}

function readForm(written: string): Form {
  const bare = written.replaceAll(OPTION_WITH_VALUE, ' ');
  const [name = '', ...words] = bare.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
  const [verbs = ''] = words;
  const areVerbs = /^\[?[a-z-]+(\|[a-z-]+)*\]?$/.test(verbs);
  return {
    name,
    verbs: areVerbs ? verbs.replaceAll(/[[\]]/g, '').split('|') : [],
    isUsual: areVerbs && verbs.startsWith('['),
    mostWords: words.length,
    fixed: words.map((word, at) => (at > 0 && /^[a-z-]+$/.test(word) ? word : undefined)),
    options: optionsIn(written),
  };
}

function optionsIn(text: string): string[] {
  return (text.match(OPTION) ?? []).map((option) => option.slice(2));
}
