import { type FieldDef, type PoolClient, Query } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import { readColumn } from './read-column';

/** A statement that is sent under a name. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The columns of a statement's rows. */
interface Columns {
  readonly names: readonly string[];
  readonly readers: readonly ((text: string) => unknown)[];
}

type Answered = (error: unknown, result: { readonly rows: unknown[] }) => void;

/** What the types of the driver do not tell. */
interface Connection {
  bind(bound: object): void;
  execute(portal: object): void;
  sync(): void;
}
interface DriversQuery {
  name: string;
  values: readonly unknown[];
  callback: Answered;
  _result: { readonly rows: unknown[] };
  _canceledDueToError: unknown;
  hasBeenParsed(connection: Connection): boolean;
  prepare(connection: Connection): void;
  handleCommandComplete(message: object, connection: Connection): void;
}
const DriversQuery = Query as unknown as new (text: string) => DriversQuery;

const NO_COLUMNS: Columns = { names: [], readers: [] };
const known = new WeakMap<PoolClient, Map<string, Columns>>();

/**
 * The driver has the rows of a statement described each time, and copies an object of that for each row, which is a
 * tenth of what the server does for a request. Under one name columns stay the same on a connection, or PostgreSQL refuses.
 * A pooler may prepare it anew elsewhere: so no migration changes the type of a column that a server of before reads.
 */
class NamedQuery extends DriversQuery {
  private columns: Columns | undefined;

  constructor(
    { name, text, values }: NamedStatement,
    private readonly described: Map<string, Columns>,
    answered: Answered,
  ) {
    super(text);
    this.name = name;
    this.values = values.map((value) => prepareValue(value));
    this.callback = answered;
  }

  override prepare(connection: Connection): void {
    const columns = this.hasBeenParsed(connection) ? this.described.get(this.name) : undefined;
    if (!columns) {
      super.prepare(connection);
      return;
    }
    this.columns = columns;
    connection.bind({ statement: this.name, values: this.values });
    connection.execute({});
    connection.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.describe({
      names: fields.map(({ name }) => name),
      readers: fields.map(({ dataTypeID }) => readColumn(dataTypeID)),
    });
  }

  handleDataRow({ fields: texts }: { readonly fields: readonly (string | null)[] }): void {
    if (this._canceledDueToError) return;
    try {
      this._result.rows.push(rowOf(this.columns ?? NO_COLUMNS, texts));
    } catch (error) {
      this._canceledDueToError = error;
    }
  }

  override handleCommandComplete(message: object, connection: Connection): void {
    // Of a statement without rows nothing is described.
    if (!this.columns) this.describe(NO_COLUMNS);
    super.handleCommandComplete(message, connection);
  }

  private describe(columns: Columns): void {
    this.columns = columns;
    this.described.set(this.name, columns);
  }
}

/** Property by property: a copy of an empty row is dearer the more columns there are. */
function rowOf({ names, readers }: Columns, texts: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index++) {
    const text = texts[index] ?? null;
    row[names[index]!] = text === null ? null : readers[index]!(text);
  }
  return row;
}

/** Sends a statement under its name. @returns its rows, as `readColumn` reads their columns */
export function askNamed<Row>(client: PoolClient, statement: NamedStatement): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const answered: Answered = (error, result) => (error ? reject(error) : resolve(result.rows as Row[]));
    client.query(new NamedQuery(statement, describedOn(client), answered) as never);
  });
}

function describedOn(client: PoolClient): Map<string, Columns> {
  const described = known.get(client) ?? new Map<string, Columns>();
  known.set(client, described);
  return described;
}
