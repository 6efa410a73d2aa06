import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';

const PATIENCE_MILLISECONDS = 2000;
/** Fails as a change would, where the database takes none. */
const TAKES_CHANGES = `DO $$ BEGIN
  IF current_setting('transaction_read_only')::boolean THEN RAISE read_only_sql_transaction; END IF;
END $$`;

/** Whether requests would get a connection, and the database an answer and their changes, in bounded time. */
@Injectable()
export class Readiness {
  private asked?: Promise<boolean>;
  private hasLeft = false;

  constructor(private readonly database: Database) {}

  get isLeaving(): boolean {
    return this.hasLeft;
  }

  /** From now on no new requests are wanted here. */
  leave(): void {
    this.hasLeft = true;
  }

  /** However many ask while one is under way, it takes one connection. */
  async check(): Promise<boolean> {
    if (this.hasLeft) return false;
    this.asked ??= this.ask().finally(() => {
      this.asked = undefined;
    });
    return Promise.race([this.asked, pause(PATIENCE_MILLISECONDS, false, { ref: false })]);
  }

  private async ask(): Promise<boolean> {
    try {
      await this.database.query(TAKES_CHANGES);
      return true;
    } catch {
      return false;
    }
  }
}
