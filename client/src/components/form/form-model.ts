import type { TabKey } from '../../lib/storage';
import { accepts, type FieldRule } from '../../lib/validation';

export type Values = Record<string, unknown>;

export type FieldName<Form extends Values> = keyof Form & string;

type Judges<Form extends Values> = {
  readonly [Name in FieldName<Form>]?: (value: Form[Name], values: Form) => boolean;
};

/** What a form asks for, and what may be sent. */
export interface FormModel<Form extends Values> {
  /** As the form comes, in the order of its fields. What stands there already was chosen by nobody. */
  readonly empty: Form;
  /** The API's rule of each field that it has. */
  readonly rules: { readonly [Name in FieldName<Form>]?: FieldRule };
  /** What no schema says, as that two passwords are the same. */
  readonly judges?: Judges<Form>;
  /** Passwords and codes: they never wait in the tab, and blanks are part of them. */
  readonly secrets?: readonly FieldName<Form>[];
  /** The field that a refusal by this code is about. */
  readonly fieldOfCode?: Readonly<Record<string, FieldName<Form>>>;
  /** Numbers of an ID and an account, which do not wait in the tab either. */
  readonly unkept?: readonly FieldName<Form>[];
  /** The name under which the rest waits in this tab for a reload, or a place that is filled already. Without one nothing waits. */
  readonly kept?: TabKey | DraftPlace<Form>;
  /** What it is about: of anything else nothing that waits there is taken up. */
  readonly of?: string;
  /** The fields of the step that is open, where a form is filled in by steps. */
  readonly step?: readonly FieldName<Form>[];
}

/** Keeps what is typed into a form for longer than the form is shown. */
export interface DraftPlace<Form extends Values> {
  read: () => Form;
  keep: (values: Form) => void;
}

export const namesOf = <Form extends Values>({ empty }: FormModel<Form>): FieldName<Form>[] =>
  Object.keys(empty);

const isSecret = <Form extends Values>({ secrets = [] }: FormModel<Form>, name: FieldName<Form>) =>
  secrets.includes(name);

export const mayWait = <Form extends Values>(model: FormModel<Form>, name: FieldName<Form>) =>
  !isSecret(model, name) && !model.unkept?.includes(name);

/** What comes along unseen with a text that is copied from a page, a chat or a paper. What joins letters and emojis stays. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const otherBlanks = /[\u00a0\u2000-\u200a\u202f\u3000]/g;

/**
 * What is unseen goes here alone: the server takes none of it away. The rest is as it tidies a text before it judges it: phones
 * type curly apostrophes into names, and blanks around what they complete.
 */
const tidy = (text: string) =>
  text.replace(unseen, '').replace(otherBlanks, ' ').normalize('NFC').replaceAll('\u2019', "'").trim();

/** What is judged and sent. */
export function cleaned<Form extends Values>(model: FormModel<Form>, values: Form): Form {
  const clean = namesOf(model).map((name): [string, unknown] => {
    const value = values[name];
    return [name, typeof value === 'string' && !isSecret(model, name) ? tidy(value) : value];
  });
  return Object.fromEntries(clean) as Form;
}

function isRight<Form extends Values>(
  { rules, judges }: FormModel<Form>,
  name: FieldName<Form>,
  values: Form,
) {
  const rule = rules[name];
  const judge = judges?.[name];
  return (!rule || accepts(rule, values[name])) && (!judge || judge(values[name], values));
}

/** The fields that keep the form from being sent, in their order. */
export function wrongNames<Form extends Values>(model: FormModel<Form>, values: Form): FieldName<Form>[] {
  const clean = cleaned(model, values);
  return (model.step ?? namesOf(model)).filter((name) => !isRight(model, name, clean));
}

/** Whether a field holds what somebody typed or chose: not what stood there from the beginning. */
export const isChosen = <Form extends Values>(
  { empty }: FormModel<Form>,
  name: FieldName<Form>,
  value: unknown,
) => JSON.stringify(value) !== JSON.stringify(empty[name]);

/** How long a text may grow while it is typed; a number in digits. */
export function maxLengthOf({ maxLength, maximum }: FieldRule): number | undefined {
  return maxLength ?? (maximum === undefined ? undefined : String(maximum).length);
}

/** For the field that asks for a password again. */
export const repeats =
  <Name extends string>(name: Name) =>
  (value: string, values: Record<Name, string>): boolean =>
    value !== '' && value === values[name];

/** Rules of fields that a request may leave out, and a form may not. */
export function required<Name extends string>(rules: Record<Name, FieldRule>): Record<Name, FieldRule> {
  const entries = Object.entries<FieldRule>(rules).map(([name, rule]) => [name, { ...rule, required: true }]);
  return Object.fromEntries(entries) as Record<Name, FieldRule>;
}
