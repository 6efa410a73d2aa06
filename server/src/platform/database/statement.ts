import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Database } from './database';
import { readColumn } from './read-column';

const WRITES_OR_WAITS =
  /\b(INSERT|UPDATE|DELETE|MERGE|CALL|LOCK|SHARE|nextval|setval|set_config|pg_(advisory|notify|sleep|try)\w*)\b/i;
const TYPES = { getTypeParser: readColumn as never };
const AS_TEXT = { getTypeParser: (() => (text: string) => text) as never };

/** A row as the texts of its columns, in their order. */
export type Texts = readonly (string | null)[];

/**
 * A statement of a hot path: SQL, sent under its name, so that the database parses and plans it once for each
 * connection. Rows come as they are named in the SQL: counts and hundredths as numbers, days as YYYY-MM-DD, moments
 * as Date.
 */
export class Statement<Row, Values extends readonly unknown[]> {
  /** Whether it changes nothing and waits for nobody: only such ones go out beside those of other requests. */
  readonly isRead: boolean;
  private readonly sentAs: string;

  constructor(
    readonly name: string,
    readonly text: string,
  ) {
    // Behind a pooler another version of the server may have named its own.
    this.sentAs = `${name} ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
    this.isRead = !WRITES_OR_WAITS.test(text);
  }

  /** In the transaction of the manager; without one it is a transaction of its own. */
  all(on: EntityManager, ...values: Values): Promise<Row[]> {
    return databaseOf(on).send<Row>(on.queryRunner, this.configOf(values));
  }

  /** As the whole of a transaction, which has the limits of one: for what changes or locks rows by itself. */
  async alone(database: Database, ...values: Values): Promise<Row[]> {
    return database.transaction((tx) => this.last(tx, ...values));
  }

  /**
   * As `alone`, in one transaction with what others do so at the same moment: for what many do at once, and what waits for
   * rows of its own alone, which are held for long by nobody.
   */
  beside(database: Database, ...values: Values): Promise<Row[]> {
    return database.beside({
      within: (tx) => this.all(tx, ...values),
      alone: () => this.alone(database, ...values),
    });
  }

  /**
   * In a transaction whose work goes on without the answer: it goes out together with what comes next. Where it fails, so
   * does the transaction, with what this one failed of.
   */
  ahead(tx: EntityManager, ...values: Values): void {
    if (!tx.queryRunner?.isTransactionActive)
      throw new Error(`${this.name} goes ahead in a transaction alone`);
    databaseOf(tx).sendAhead(tx.queryRunner, this.configOf(values));
  }

  /** As the last statement of a transaction, whose work ends with it: COMMIT goes out together with it. */
  last(tx: EntityManager, ...values: Values): Promise<Row[]> {
    if (!tx.queryRunner) return this.all(tx, ...values);
    return databaseOf(tx).sendLast<Row>(tx.queryRunner, this.configOf(values));
  }

  /** @returns the first row, where there is one. */
  async first(on: EntityManager, ...values: Values): Promise<Row | undefined> {
    const [row] = await this.all(on, ...values);
    return row;
  }

  /** @returns the one row of a statement that always has one. */
  async only(on: EntityManager, ...values: Values): Promise<Row> {
    const [row] = await this.all(on, ...values);
    if (row === undefined) throw new Error(`${this.name} found no row`);
    return row;
  }

  /**
   * Of more rows than memory should hold: so many at a time, each as the texts of its columns. They come from a cursor in the
   * transaction of the manager, where the next ones are on their way while these are worked on.
   */
  async *batches(tx: EntityManager, atOnce: number, ...values: Values): AsyncGenerator<Texts[]> {
    if (!tx.queryRunner?.isTransactionActive)
      throw new Error(`${this.name} has a cursor in a transaction alone`);
    const send = (text: string, more: object = {}) =>
      databaseOf(tx).send<Texts>(tx.queryRunner, { text, values: [], types: AS_TEXT, ...more });
    // All rows are wanted, so a plan that has the first ones early is none for this.
    await send('SET LOCAL cursor_tuple_fraction = 1');
    await send(`DECLARE "${this.name}" NO SCROLL CURSOR FOR ${this.text}`, { values: [...values] });
    const fetchNext = () => {
      const asked = send(`FETCH FORWARD ${atOnce} FROM "${this.name}"`, { rowMode: 'array' });
      asked.catch(() => undefined);
      return asked;
    };
    let next = fetchNext();
    try {
      for (let rows = await next; rows.length > 0; rows = await next) {
        next = fetchNext();
        yield rows;
      }
    } finally {
      await next.catch(() => undefined);
    }
    await send(`CLOSE "${this.name}"`);
  }

  private configOf(values: Values) {
    return {
      isRead: this.isRead,
      name: this.sentAs,
      text: this.text,
      values: [...values],
      types: TYPES,
    };
  }
}

const known = new Map<string, Statement<unknown, readonly unknown[]>>();

/** @param name of the module and what it does, such as `wallet.load`; there is one statement of each. */
export function statement<Row = never, Values extends readonly unknown[] = []>(
  name: string,
  text: string,
): Statement<Row, Values> {
  if (known.has(name)) throw new Error(`there are two statements named ${name}`);
  const made = new Statement<Row, Values>(name, text);
  known.set(name, made as never);
  return made;
}

/** All of them that were loaded. */
export function statements(): Statement<unknown, readonly unknown[]>[] {
  return [...known.values()];
}

function databaseOf({ dataSource }: EntityManager): Database {
  if (dataSource instanceof Database) return dataSource;
  throw new Error('the manager is not of our database');
}
