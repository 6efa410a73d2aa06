import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, type RateLimiterPostgres } from 'rate-limiter-flexible';
import { KeyedHash } from '../crypto/keyed-hash';
import { Database } from '../database/database';
import { forget } from '../database/forget';
import { DatabaseCounter } from './database-counter';
import { LeasedLimit } from './leased-limit';
import { SenderLimit } from './sender-limit';

const HOUR_SECONDS = 60 * 60;
const MINUTE_SECONDS = 60;
const TABLE = 'limit_count';

/** Limits that hold over all servers together, counted in the database. */
@Injectable()
export class Limits {
  constructor(
    private readonly database: Database,
    private readonly keyedHash: KeyedHash,
  ) {}

  /** For what costs a statement of its own: so many an hour from one network. */
  ofSender(name: string, anHour: number): SenderLimit {
    return new SenderLimit(this.counted(name, anHour, HOUR_SECONDS), (network) =>
      this.keyedHash.of(`${name} sender`, network),
    );
  }

  /** For every request: so many a minute. Where the database cannot count, the server counts by itself. */
  aMinute(name: string, points: number): LeasedLimit {
    const insuranceLimiter = new RateLimiterMemory({ points, duration: MINUTE_SECONDS });
    const counter = this.counted(name, points, MINUTE_SECONDS, insuranceLimiter);
    return new LeasedLimit(counter, points, (network) => this.keyedHash.of(name, network));
  }

  forget(): Promise<void> {
    return forget(this.database, TABLE, `expire < extract(epoch FROM now()) * 1000`);
  }

  private counted(
    name: string,
    points: number,
    duration: number,
    insuranceLimiter?: RateLimiterMemory,
  ): RateLimiterPostgres {
    return new DatabaseCounter({
      storeClient: {
        query: async ({ text, values }: { text: string; values: unknown[] }) => ({
          rows: await this.database.send(undefined, { text, values }),
        }),
      },
      storeType: 'client',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
      ...(insuranceLimiter && { insuranceLimiter }),
    });
  }
}
