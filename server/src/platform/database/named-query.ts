import { type FieldDef, type PoolClient, Query } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import { readColumn } from './read-column';

/** A statement that is sent under a name. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Makes a row of the texts of its columns. */
type RowOf = (texts: readonly (string | null)[]) => object;

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

const NO_COLUMNS: RowOf = () => ({});
const known = new WeakMap<PoolClient, Map<string, RowOf>>();
const made = new Map<string, RowOf>();

/**
 * The driver has the rows of a statement described each time, and copies an object of that for each row, which is a
 * tenth of what the server does for a request. Under one name columns stay the same on a connection, or PostgreSQL refuses.
 * A pooler may prepare it anew elsewhere: so no migration changes the type of a column that a server of before reads.
 */
class NamedQuery extends DriversQuery {
  private rowOf: RowOf | undefined;

  constructor(
    { name, text, values }: NamedStatement,
    private readonly described: Map<string, RowOf>,
    answered: Answered,
  ) {
    super(text);
    this.name = name;
    this.values = values.map((value) => prepareValue(value));
    this.callback = answered;
  }

  override prepare(connection: Connection): void {
    const rowOf = this.hasBeenParsed(connection) ? this.described.get(this.name) : undefined;
    if (!rowOf) {
      super.prepare(connection);
      return;
    }
    this.rowOf = rowOf;
    connection.bind({ statement: this.name, values: this.values });
    connection.execute({});
    connection.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.describe(rowMaker(fields));
  }

  handleDataRow({ fields: texts }: { readonly fields: readonly (string | null)[] }): void {
    if (this._canceledDueToError) return;
    try {
      this._result.rows.push((this.rowOf ?? NO_COLUMNS)(texts));
    } catch (error) {
      this._canceledDueToError = error;
    }
  }

  override handleCommandComplete(message: object, connection: Connection): void {
    // Of a statement without rows nothing is described.
    if (!this.rowOf) this.describe(NO_COLUMNS);
    super.handleCommandComplete(message, connection);
  }

  private describe(rowOf: RowOf): void {
    this.rowOf = rowOf;
    this.described.set(this.name, rowOf);
  }
}

/**
 * A function whose text has the names of the columns: an object that grows name by name is a slow table from some fifteen on,
 * and so is whatever reads or copies it. Names come from statements of ours alone.
 */
function rowMaker(fields: readonly FieldDef[]): RowOf {
  const properties = fields.map(
    ({ name }, place) =>
      `${JSON.stringify(name)}: texts[${place}] === null ? null : readers[${place}](texts[${place}])`,
  );
  const text = `return (texts) => ({ ${properties.join(', ')} });`;
  const types = fields.map(({ dataTypeID }) => dataTypeID);
  const key = `${types} ${text}`;
  const rowOf = made.get(key) ?? new Function('readers', text)(types.map((type) => readColumn(type)));
  made.set(key, rowOf);
  return rowOf;
}

/** Sends a statement under its name. @returns its rows, as `readColumn` reads their columns */
export function askNamed<Row>(client: PoolClient, statement: NamedStatement): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const answered: Answered = (error, result) => (error ? reject(error) : resolve(result.rows as Row[]));
    client.query(new NamedQuery(statement, describedOn(client), answered) as never);
  });
}

function describedOn(client: PoolClient): Map<string, RowOf> {
  const described = known.get(client) ?? new Map<string, RowOf>();
  known.set(client, described);
  return described;
}
