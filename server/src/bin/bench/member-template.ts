import type { Client } from 'pg';
import type { FieldCipher } from '../../platform/crypto/field-cipher';
import type { SealedField } from '../../platform/crypto/sealed-columns';
import type { Caller } from './calls';
import { copyValue } from './copy-value';

/** What a clone does not get: answers that were kept, sessions, what staff did to the first, and what is to be told. */
const NOT_CLONED = [
  'audit_entry',
  'idempotency_record',
  'known_device',
  'notice',
  'notice_watch',
  'refresh_token',
  'session',
];
const NUMBER_SEQUENCES: Record<string, string> = {
  LN: 'loan_number_sequence',
  WD: 'withdrawal_number_sequence',
  RP: 'repayment_number_sequence',
};
const NUMBER_DIGITS = 8;
const UUID_TIME_LENGTH = 13;
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Which clone it is, and by which phone number it goes. */
export interface CloneOf {
  readonly index: number;
  readonly phoneNumber: string;
}

/** What stands at one place of a row, for each clone. */
type Piece = (clone: CloneOf) => string;

interface MemberTable {
  readonly name: string;
  readonly key: string;
  readonly columns: readonly string[];
}

/** The rows of one member, cut where a clone's differ: ids, numbers, the phone number, encrypted values. */
export class MemberTemplate {
  /** By what follows COPY. */
  readonly rows = new Map<string, Piece[][]>();
  private readonly ranks = new Map<string, number>();
  private readonly numbers = new Map<string, Piece>();

  private constructor(
    private readonly original: Caller,
    private readonly cipher: FieldCipher,
    private firstMillisecond: number,
  ) {}

  /** @param before a time that no id reaches */
  static async read(
    client: Client,
    original: Caller,
    { cipher, count, before }: { cipher: FieldCipher; count: number; before: number },
  ): Promise<MemberTemplate> {
    const template = new MemberTemplate(original, cipher, before);
    const found = new Map<MemberTable, Record<string, string | null>[]>();
    for (const table of await memberTables(client)) {
      const columns = table.columns.map((column) => `"${column}"::text`).join(', ');
      const { rows } = await client.query(`SELECT ${columns} FROM ${table.name} WHERE ${table.key} = $1`, [
        original.accountId,
      ]);
      // Nobody tells the clones what happened to the first.
      for (const row of rows) if ('noticed_at' in row) row.noticed_at ??= row.recorded_at;
      if (rows.length > 0) found.set(table, rows);
    }
    const whole = JSON.stringify([...found.values()]);
    await template.rankIds(client, whole, count);
    await template.reserveNumbers(client, whole, count);
    for (const [{ name, columns }, rows] of found) {
      const into = `${name} (${columns.map((column) => `"${column}"`).join(', ')})`;
      template.rows.set(
        into,
        rows.map((row) => template.cut(columns, row)),
      );
    }
    return template;
  }

  /** The time of the first id, before which others have theirs. */
  get begins(): number {
    return this.firstMillisecond;
  }

  get rowCount(): number {
    return [...this.rows.values()].reduce((sum, rows) => sum + rows.length, 0);
  }

  accountIdOf(clone: Pick<CloneOf, 'index'>): string {
    return this.idOf(this.original.accountId, clone.index);
  }

  /** Ids grow with time, also within a member. Clones of a clone differ by their time alone. */
  private async rankIds(client: Client, whole: string, count: number): Promise<void> {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM account WHERE NOT roles @> $1', [
      ['MEMBER'],
    ]);
    const shared = new Set(rows.map(({ id }) => id));
    const own = [...new Set(whole.match(new RegExp(UUID, 'g')))].filter((id) => !shared.has(id)).sort();
    for (const [rank, id] of own.entries()) this.ranks.set(id, rank);
    this.firstMillisecond -= own.length * count;
  }

  private idOf(id: string, index: number): string {
    const rank = this.ranks.get(id);
    if (rank === undefined) return id;
    const time = (this.firstMillisecond + index * this.ranks.size + rank).toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}${id.slice(UUID_TIME_LENGTH)}`;
  }

  private async reserveNumbers(client: Client, whole: string, count: number): Promise<void> {
    for (const [prefix, sequence] of Object.entries(NUMBER_SEQUENCES)) {
      const own = [...new Set(whole.match(new RegExp(`\\b${prefix}\\d{${NUMBER_DIGITS}}\\b`, 'g')))].sort();
      if (own.length === 0) continue;
      const { rows } = await client.query<{ last: string }>(
        `SELECT setval('${sequence}', nextval('${sequence}') + $1::bigint) AS last`,
        [own.length * count],
      );
      const first = Number(rows[0]?.last) - own.length * count;
      for (const [rank, number] of own.entries()) {
        this.numbers.set(number, ({ index }) => {
          const digits = String(first + index * own.length + rank).padStart(NUMBER_DIGITS, '0');
          return prefix + digits;
        });
      }
    }
  }

  private cut(columns: readonly string[], row: Record<string, string | null>): Piece[] {
    return columns.flatMap((column, index) => {
      const end = index === columns.length - 1 ? '\n' : '\t';
      return [...this.cutValue(column, row[column] ?? null), () => end];
    });
  }

  private cutValue(column: string, value: string | null): Piece[] {
    if (value !== null && column.endsWith('_cipher')) return [this.encrypted(column, value)];
    // Clones are other people than the original, as far as their numbers go.
    if (value !== null && column.endsWith('_number_hash')) return [({ index }) => `${value}${index}`];
    const written = copyValue(value);
    const known = [...this.numbers.keys(), this.original.phoneNumber];
    return written.split(new RegExp(`(${UUID}|${known.join('|')})`)).map((part) => {
      if (part === this.original.phoneNumber) return ({ phoneNumber }) => phoneNumber;
      if (this.ranks.has(part)) return ({ index }) => this.idOf(part, index);
      return this.numbers.get(part) ?? (() => part);
    });
  }

  /** Encrypted values are bound to their owner and field. */
  private encrypted(column: string, value: string): Piece {
    const field = column
      .replace('_cipher', '')
      .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as SealedField;
    const plain = this.cipher.decrypt(value, this.original.accountId, field);
    return (clone) => this.cipher.encrypt(plain, this.accountIdOf(clone), field);
  }
}

/** Every table with a member's rows, whichever there are. */
async function memberTables(client: Client): Promise<MemberTable[]> {
  const { rows } = await client.query<MemberTable>(
    `SELECT t.table_name AS name, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns,
        CASE WHEN t.table_name IN ('account', 'member') THEN 'id' ELSE 'member_id' END AS key
      FROM information_schema.tables t
        JOIN information_schema.columns c USING (table_schema, table_name)
      WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
        AND t.table_name <> ALL ($1)
      GROUP BY t.table_name
      HAVING bool_or(c.column_name = 'member_id') OR t.table_name IN ('account', 'member')`,
    [NOT_CLONED],
  );
  return rows;
}
