import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import {
  DataSource,
  type DataSourceOptions,
  type EntityManager,
  QueryFailedError,
  type QueryRunner,
  type ReplicationMode,
} from 'typeorm';
import { CommitUncertain, DatabaseBusy, failureOf } from './failures';

/** How long a statement may take, and a transaction stand idle; 0 for ever. */
export interface DatabaseLimits {
  readonly statementSeconds: number;
  /** For what no request waits for: migrations, the check of the ledger, forgetting. */
  readonly maintenanceSeconds: number;
}

type IsolationLevel = NonNullable<Parameters<QueryRunner['startTransaction']>[0]>;
type Work<T> = (tx: EntityManager) => Promise<T>;

const TRIES = 4;
const FIRST_PAUSE_MILLISECONDS = 40;
/** So much longer than it may take, a statement has been ended by a server that answers at all. */
const PATIENCE = 1.5;

/**
 * The database, as one transaction at a time sees it. What is set for a transaction ends with it, and nothing is
 * kept in a connection: a pooler may give each transaction another one.
 */
export class Database extends DataSource {
  constructor(
    options: DataSourceOptions,
    private readonly limits: DatabaseLimits,
  ) {
    super(options);
  }

  /**
   * Does the work in one transaction. Where it was surely undone by no fault of its own (a deadlock, a lost
   * connection), the whole work is done again, a few times: it must leave no trace but in the transaction.
   * @throws DatabaseBusy when nothing was done, CommitUncertain when that is not known
   */
  override transaction<T>(work: Work<T>): Promise<T>;
  override transaction<T>(isolation: IsolationLevel, work: Work<T>): Promise<T>;
  override transaction<T>(...given: [Work<T>] | [IsolationLevel, Work<T>]): Promise<T> {
    const [work, isolation] = given.length === 1 ? given : [given[1], given[0]];
    return this.untilDone(() => this.attempt(work, this.limits.statementSeconds, isolation));
  }

  /** A transaction that may take its time. */
  maintenance<T>(work: Work<T>, isolation?: IsolationLevel): Promise<T> {
    return this.untilDone(() => this.attempt(work, this.limits.maintenanceSeconds, isolation));
  }

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    return this.createLimitedRunner(this.limits.statementSeconds, mode);
  }

  private async untilDone<T>(attempt: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried++) {
      try {
        return await attempt();
      } catch (error) {
        const failure = failureOf(error);
        if (failure === undefined) throw error;
        if (failure === 'busy' || tried === TRIES) throw new DatabaseBusy(error);
      }
      await pause(Math.random() * FIRST_PAUSE_MILLISECONDS * 2 ** tried);
    }
  }

  private async attempt<T>(work: Work<T>, seconds: number, isolation?: IsolationLevel): Promise<T> {
    const runner = this.createLimitedRunner(seconds);
    try {
      await runner.startTransaction(isolation);
      await runner.query(
        `SELECT set_config('statement_timeout', $1, true), set_config('idle_in_transaction_session_timeout', $1, true)`,
        [`${seconds}s`],
      );
      const result = await work(runner.manager);
      await commit(runner);
      return result;
    } catch (error) {
      await rollBack(runner);
      throw error;
    } finally {
      await runner.release();
    }
  }

  /** A connection that cannot be had says so in one way, and one that stays silent is given up. */
  private createLimitedRunner(seconds: number, mode?: ReplicationMode): QueryRunner {
    const runner = super.createQueryRunner(mode);
    const [connect, query] = [runner.connect.bind(runner), runner.query.bind(runner)];
    runner.connect = async () => {
      try {
        return await connect();
      } catch (error) {
        throw new DatabaseBusy(error);
      }
    };
    runner.query = async (text: string, parameters?: unknown[], isStructured?: boolean) => {
      const client: ClientBase & { end(): Promise<void> } = await runner.connect();
      const giveUp = () => void client.end().catch(() => undefined);
      const timer = seconds > 0 ? setTimeout(giveUp, seconds * 1000 * PATIENCE) : undefined;
      try {
        return await query(text, parameters, isStructured as true);
      } finally {
        clearTimeout(timer);
      }
    };
    return runner;
  }
}

async function commit(runner: QueryRunner): Promise<void> {
  try {
    await runner.commitTransaction();
  } catch (error) {
    if (error instanceof QueryFailedError && failureOf(error) === 'lost') throw new CommitUncertain(error);
    throw error;
  }
}

/** A connection that cannot even do this is lost, or was given up, and the pool takes neither back. */
async function rollBack(runner: QueryRunner): Promise<void> {
  if (!runner.isTransactionActive) return;
  await runner.rollbackTransaction().catch(() => undefined);
}
