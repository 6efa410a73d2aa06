import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/** What pg has for COPY, and its types lack. */
interface CopyConnection {
  readonly stream: {
    pause(): void;
    resume(): void;
    readonly writableNeedDrain: boolean;
  } & NodeJS.EventEmitter;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

type Chunks = Iterable<Buffer> | AsyncIterable<Buffer>;

/** COPY … FROM STDIN of rows in the text format. */
class CopyIn implements Submittable {
  readonly done: Promise<number>;
  private finish: (error?: Error) => void = () => undefined;
  private rows = 0;

  constructor(
    private readonly text: string,
    private readonly chunks: Chunks,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.finish = (error) => (error ? reject(error) : resolve(this.rows));
    });
  }

  submit(connection: Connection): void {
    (connection as unknown as CopyConnection).query(this.text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.send(connection).then(
      () => connection.endCopyFrom(),
      (error: unknown) => connection.sendCopyFail(String(error)),
    );
  }

  handleError(error: Error): void {
    this.finish(error);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.rows = countIn(text);
  }

  handleReadyForQuery(): void {
    this.finish();
  }

  private async send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.chunks) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
  }
}

/** COPY … TO STDOUT in the text format; the database waits for who reads. */
class CopyOut extends Readable implements Submittable {
  rows = 0;
  private connection?: CopyConnection;

  constructor(private readonly text: string) {
    super();
  }

  submit(connection: Connection): void {
    this.connection = connection as unknown as CopyConnection;
    this.connection.query(this.text);
  }

  override _read(): void {
    this.connection?.stream.resume();
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    // The buffer that it comes in is used again.
    if (!this.push(Buffer.from(chunk))) this.connection?.stream.pause();
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.rows = countIn(text);
  }

  handleReadyForQuery(): void {
    this.push(null);
  }
}

/** @returns how many rows there were */
export function copyIn(client: Client, into: string, chunks: Chunks): Promise<number> {
  return client.query(new CopyIn(`COPY ${into} FROM STDIN`, chunks)).done;
}

/** A stream of the rows, which knows at its end how many there were. */
export function copyOut(client: Client, select: string): Readable & { readonly rows: number } {
  return client.query(new CopyOut(`COPY (${select}) TO STDOUT`));
}

function countIn(tag: string): number {
  return Number(/^COPY (\d+)/.exec(tag)?.[1] ?? 0);
}
