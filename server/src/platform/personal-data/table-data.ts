import type { SealedField } from '../crypto/sealed-columns';
import type { RetentionName } from './retention';

/** Takes the place of an encrypted value that is forgotten: nothing, encrypted. */
export const NOTHING_ENCRYPTED = Symbol('nothing, encrypted');

/** A column that tells something of a person. */
export interface PersonalColumn {
  /** What stands there afterwards, as SQL. */
  readonly blank: string | typeof NOTHING_ENCRYPTED;
  /** It is encrypted, as this field of its member. */
  readonly field?: SealedField;
  /** It is in no download: a secret that opens something. */
  readonly isUntold?: true;
}

/**
 * What becomes of a member's rows. Closing seals what is personal: it stands, encrypted as one text, with the closed
 * account, and is forgotten with that after its time.
 */
export type Fate =
  | 'sealed at closing'
  | 'deleted at closing'
  | 'blanked when forgotten'
  | 'deleted when forgotten'
  | 'stays';

/** What the columns of a table are to the person they are about. Each column is named once. */
export interface TableData {
  /** The column that says whose a row is; absent where rows are of nobody with an account. */
  readonly owner?: string;
  /** How a download calls the rows; absent where nothing of them is told. */
  readonly title?: string;
  readonly fate: Fate;
  readonly retention: RetentionName;
  readonly personal?: Readonly<Record<string, PersonalColumn>>;
  /** Of the person and told to them, and no longer theirs once the personal columns are gone. */
  readonly linked?: readonly string[];
  /** Tells nothing of a person: keys, hashes, who of the staff it was, how the house keeps its books. */
  readonly others?: readonly string[];
}

export const TEXT: PersonalColumn = { blank: "''" };
export const OPTIONAL: PersonalColumn = { blank: 'NULL' };
/** By which something is found again, such as the keyed hash of a number. */
export const UNTOLD: PersonalColumn = { blank: 'NULL', isUntold: true };
export const encrypted = (field: SealedField, blank: PersonalColumn['blank'] = 'NULL'): PersonalColumn => ({
  blank,
  field,
});

/** Every column of a table that a person may be told of. */
export function toldColumns({ personal = {}, linked = [] }: TableData): string[] {
  const told = Object.keys(personal).filter((column) => !personal[column]?.isUntold);
  return [...told, ...linked];
}

export function allColumns({ owner, personal = {}, linked = [], others = [] }: TableData): string[] {
  return [...(owner ? [owner] : []), ...Object.keys(personal), ...linked, ...others];
}
