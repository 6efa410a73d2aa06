import type { Client, Connection, Submittable } from 'pg';

/** What pg has for COPY, and its types lack. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** COPY … FROM STDIN of rows in the text format. */
class CopyIn implements Submittable {
  readonly done: Promise<void>;
  private finish: (error?: Error) => void = () => undefined;

  constructor(
    private readonly text: string,
    private readonly rows: Buffer,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.finish = (error) => (error ? reject(error) : resolve());
    });
  }

  submit(connection: Connection): void {
    (connection as unknown as CopyConnection).query(this.text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.rows);
    connection.endCopyFrom();
  }

  handleError(error: Error): void {
    this.finish(error);
  }

  handleReadyForQuery(): void {
    this.finish();
  }

  handleCommandComplete(): void {}
}

export async function copyIn(client: Client, into: string, rows: string): Promise<void> {
  await client.query(new CopyIn(`COPY ${into} FROM STDIN`, Buffer.from(rows))).done;
}

/** A value as it stands in a row of COPY. */
export function copyValue(value: string | null): string {
  if (value === null) return '\\N';
  return value.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
