import { Client } from 'pg';
import type { FieldCipher } from '../../platform/crypto/field-cipher';
import { copyIn } from '../../platform/database/copy';
import type { Caller } from './calls';

import { type CloneOf, MemberTemplate } from './member-template';

const BATCH_ROWS = 100_000;
const HOUR_MILLISECONDS = 3_600_000;

/** Members by their place; a million of them is no list. */
export interface Clones {
  readonly count: number;
  at(index: number): Caller;
}

/**
 * Members with everything that one member has, row by row. What the product itself made of the first one is whole, so
 * the clones are, and the triggers, which would look at each row again, are set aside: that takes a superuser.
 */
export class ClonedMembers {
  private nextPhone = 639_171_000_000;
  private idsBefore = Date.now() - HOUR_MILLISECONDS;

  private constructor(
    private readonly clients: readonly Client[],
    private readonly cipher: FieldCipher,
  ) {}

  static async connect(databaseUrl: string, cipher: FieldCipher): Promise<ClonedMembers> {
    const clients = [new Client(databaseUrl), new Client(databaseUrl)];
    for (const client of clients) {
      await client.connect();
      await client.query(`SET session_replication_role = 'replica'; SET synchronous_commit = off`);
    }
    return new ClonedMembers(clients, cipher);
  }

  async close(): Promise<void> {
    for (const client of this.clients) await client.end();
  }

  /** One connection takes a batch in while the rows of the next are written down. */
  async add(original: Caller, count: number): Promise<Clones> {
    const [reader] = this.clients;
    if (!reader) throw new Error('not connected');
    const { cipher, idsBefore: before } = this;
    const template = await MemberTemplate.read(reader, original, { cipher, count, before });
    this.idsBefore = template.begins;
    const firstPhone = this.nextPhone;
    this.nextPhone += count;
    const phoneOf = (index: number) => String(firstPhone + index);
    const batch = Math.max(1, Math.floor(BATCH_ROWS / template.rowCount));
    const turns = this.clients.map(() => Promise.resolve());
    for (let from = 0, turn = 0; from < count; from += batch, turn++) {
      const clones = Array.from({ length: Math.min(batch, count - from) }, (_, place) => ({
        index: from + place,
        phoneNumber: phoneOf(from + place),
      }));
      const which = turn % this.clients.length;
      await turns[which];
      turns[which] = this.copy(this.clients[which] ?? reader, linesOf(template, clones));
    }
    await Promise.all(turns);
    return {
      count,
      at: (index) => ({ accountId: template.accountIdOf({ index }), phoneNumber: phoneOf(index) }),
    };
  }

  private async copy(client: Client, lines: Map<string, string>): Promise<void> {
    for (const [into, rows] of lines) await copyIn(client, into, [Buffer.from(rows)]);
  }
}

function linesOf(template: MemberTemplate, clones: readonly CloneOf[]): Map<string, string> {
  const lines = new Map<string, string>();
  for (const [into, rows] of template.rows) {
    let text = '';
    for (const clone of clones) {
      for (const row of rows) for (const piece of row) text += piece(clone);
    }
    lines.set(into, text);
  }
  return lines;
}
