import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import {
  DataSource,
  type DataSourceOptions,
  type EntityManager,
  QueryFailedError,
  type QueryRunner,
  QueryRunnerAlreadyReleasedError,
  type ReplicationMode,
} from 'typeorm';
import { tracedWithin } from '../tracing/tracing';
import {
  CommitUncertain,
  DatabaseBusy,
  failureOf,
  isAnswered,
  isCommitOpen,
  isEnded,
  isNameTaken,
  isNameUnknown,
} from './failures';
import { Lanes, type OpenLane } from './lane';
import { askNamed } from './named-query';
import { effectsOf } from './once-committed';
import { corked, hasNamed, withPatience } from './patience';
import { type Part, SharedTransactions } from './shared-transactions';

/** How long a statement may take, and a transaction stand idle; 0 for ever. */
export interface DatabaseLimits {
  readonly statementSeconds: number;
  /** For what no request waits for: migrations, the check of the ledger, forgetting. */
  readonly maintenanceSeconds: number;
  /** How long a request waits for what another one holds; maintenance waits for ever. */
  readonly lockSeconds: number;
  /** Whether statements are sent under their names: a pooler that does not know them turns it off. */
  readonly isPreparing: boolean;
}

/** A statement that may stand alone, and then goes out beside others where it only reads. */
interface FreeStatement extends QueryConfig {
  readonly isRead?: boolean;
  /** Rows as lists instead of by the names of their columns. */
  readonly rowMode?: 'array';
}

type IsolationLevel = NonNullable<Parameters<QueryRunner['startTransaction']>[0]>;
type Work<T> = (tx: EntityManager) => Promise<T>;
type Purpose = 'request' | 'maintenance';

/**
 * Citus refuses to write to a table of the coordinator, or of all nodes, after a read that several connections to one node
 * may have shared. On one PostgreSQL this is a name without a meaning, as anybody may set.
 */
const ONE_CONNECTION_A_NODE = `SET LOCAL citus.multi_shard_modify_mode = 'sequential'`;

/** Whether this database is, or may become, one of several nodes. */
const HAS_NODES = `SELECT to_regclass('pg_dist_partition') IS NOT NULL AS "hasNodes"`;

const LANES = 2;
/** So many connections there are for each lane, the lane's own among them. */
const CONNECTIONS_A_LANE = 4;
const TRIES = 4;
const FIRST_PAUSE_MILLISECONDS = 40;

/**
 * The database, as one transaction at a time sees it. What is set for a transaction ends with it, and nothing is
 * kept in a connection: a pooler may give each transaction another one.
 */
export class Database extends DataSource {
  private readonly shared = new SharedTransactions((work) => this.attempt(work, 'request'));
  /** Whether rows stand on several nodes. */
  private hasNodes = false;
  private isPreparing: boolean;
  private readonly lanes: Lanes;

  constructor(
    options: DataSourceOptions,
    private readonly limits: DatabaseLimits,
  ) {
    super(options);
    this.isPreparing = limits.isPreparing;
    const most = Math.floor(((options as { readonly poolSize?: number }).poolSize ?? 0) / CONNECTIONS_A_LANE);
    this.lanes = new Lanes(() => this.lend(), limits.statementSeconds, Math.min(most, LANES));
  }

  override async initialize(): Promise<this> {
    await super.initialize();
    const [{ hasNodes }] = await this.query<[{ hasNodes: boolean }]>(HAS_NODES);
    this.hasNodes = hasNodes;
    return this;
  }

  /**
   * Does it in one transaction with what others do at the same moment, where they share them: not on several nodes, one of which, being
   * silent, would hold up those of all others. @see Statement.beside
   */
  beside<T>(part: Part<T>): Promise<T> {
    return this.hasNodes ? part.alone() : this.shared.take(part);
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
    return this.untilDone(() => this.attempt(work, 'request', isolation));
  }

  /** A transaction that may take its time. */
  maintenance<T>(work: Work<T>, isolation?: IsolationLevel): Promise<T> {
    return this.untilDone(() => this.attempt(work, 'maintenance', isolation));
  }

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    return this.createLimitedRunner(this.limits.statementSeconds, mode);
  }

  /** Sends a statement in the transaction of a runner, or as one of its own. See statement.ts. */
  async send<Row>(runner: QueryRunner | undefined, statement: FreeStatement): Promise<Row[]> {
    if (runner) {
      if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
      return this.sendOn<Row>(await connectionOf(runner), statement, secondsOf(runner));
    }
    try {
      return await this.sendAlone<Row>(statement);
    } catch (error) {
      if (!isNameUnknown(error)) throw error;
      return await this.sendAlone<Row>(statement);
    }
  }

  /** Sends a statement whose answer is not waited for before the commit. @see Statement.ahead */
  sendAhead(runner: QueryRunner, statement: QueryConfig): void {
    const sent = this.sendTogether(runner, statement);
    sent.catch(() => undefined);
    runner.data.ahead = [...aheadOf(runner), sent];
  }

  /** Sends the last statement of a transaction and its COMMIT together. @see Statement.last */
  async sendLast<Row>(runner: QueryRunner, statement: QueryConfig): Promise<Row[]> {
    const client = await connectionOf(runner);
    const together = corked(client);
    const answered = this.sendOn<Row>(client, statement, secondsOf(runner));
    const committed = this.sendOn(client, { text: 'COMMIT' }, secondsOf(runner));
    together();
    runner.data.committed = committed;
    committed.catch(() => undefined);
    try {
      return await answered;
    } catch (error) {
      throw failureOf(error) === 'lost' && !isAnswered(error) ? new CommitUncertain(error) : error;
    }
  }

  /** A statement that is no transaction's has no limit of the database's own. */
  private async sendAlone<Row>(statement: FreeStatement): Promise<Row[]> {
    const lane = statement.isRead ? this.lanes.open() : undefined;
    return lane ? this.sendBeside<Row>(lane, statement) : this.sendFreely<Row>(statement);
  }

  /** What was lost with others, before half of its own time was over, is sent once more. */
  private async sendBeside<Row>(lane: OpenLane, statement: QueryConfig): Promise<Row[]> {
    const begun = performance.now();
    try {
      return await lane.send((client) => this.ask<Row>(client, statement));
    } catch (error) {
      const { statementSeconds } = this.limits;
      const hasTime = statementSeconds === 0 || performance.now() - begun < statementSeconds * 500;
      if (!hasTime || !(isEnded(error) || failureOf(error) === 'lost')) throw error;
      return this.sendFreely<Row>(statement);
    }
  }

  private async sendFreely<Row>(statement: FreeStatement): Promise<Row[]> {
    const client = await this.lend();
    let failure: unknown;
    const keep = (error: unknown) => {
      failure = error;
    };
    client.on('error', keep);
    try {
      return await this.sendOn<Row>(client, statement, this.limits.statementSeconds, true);
    } catch (error) {
      if (failureOf(error) === 'lost') keep(error);
      throw error;
    } finally {
      client.removeListener('error', keep);
      client.release(failure !== undefined);
    }
  }

  private async sendTogether(runner: QueryRunner, statement: QueryConfig): Promise<void> {
    const client = await connectionOf(runner);
    const together = corked(client);
    const answered = this.sendOn(client, statement, secondsOf(runner));
    process.nextTick(together);
    await answered;
  }

  private sendOn<Row>(
    client: PoolClient,
    statement: FreeStatement,
    seconds: number,
    isAlone = false,
  ): Promise<Row[]> {
    return withPatience(client, { seconds, isAlone }, () => this.ask<Row>(client, statement));
  }

  private ask<Row>(client: PoolClient, statement: FreeStatement): Promise<Row[]> {
    return tracedWithin(toldOf(statement), () => this.askNow<Row>(client, statement));
  }

  /** After a pooler has shown that it does not know names, nothing is named any more. The driver copies what is no text. */
  private async askNow<Row>(client: PoolClient, statement: FreeStatement): Promise<Row[]> {
    const { name, text, values = [], types, rowMode } = statement;
    try {
      if (this.isPreparing && name !== undefined) return await askNamed<Row>(client, { name, text, values });
      const isText = values.length === 0 && types === undefined && rowMode === undefined;
      return (await client.query(isText ? text : ({ text, values, types, rowMode } as QueryConfig))).rows;
    } catch (error) {
      const failed = error instanceof Error ? new QueryFailedError(text, values, error) : error;
      // One that went out behind its own naming may only have met that one's failure.
      if (isNameTaken(failed) || (isNameUnknown(failed) && hasNamed(client, name))) this.isPreparing = false;
      throw failed;
    }
  }

  /**
   * How many of its connections are at work and idle, and how many requests wait for one. The pool queues every request for a
   * moment, also where an idle connection is about to take it, or one that it may still open: that one does not wait.
   */
  get load(): { readonly inUse: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount, options } = this.pool;
    const free = idleCount + options.max - totalCount;
    return {
      inUse: totalCount - idleCount,
      idle: idleCount,
      waiting: Math.max(0, waitingCount - free),
    };
  }

  private get pool(): Pool {
    return (this.driver as unknown as { readonly master: Pool }).master;
  }

  private async lend(): Promise<PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      throw new DatabaseBusy(error);
    }
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

  private async attempt<T>(work: Work<T>, purpose: Purpose, isolation?: IsolationLevel): Promise<T> {
    const runner = this.createLimitedRunner(this.secondsFor(purpose));
    try {
      const begun = this.begin(await runner.connect(), purpose, isolation);
      // As startTransaction would leave them, which waits for the answer.
      Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
      const result = await work(runner.manager);
      await begun;
      await commit(runner);
      for (const effect of effectsOf(runner)) effect();
      return result;
    } catch (error) {
      const cause = await causeOf(runner, error);
      await rollBack(runner);
      throw cause;
    } finally {
      await runner.release();
    }
  }

  /**
   * Goes out together with the first statement, where that comes at once. On several nodes the limits go by themselves: for each of
   * them Citus sends all that came along with it to a node, where a START TRANSACTION is one too many, and a warning in its log.
   */
  private begin(client: PoolClient, purpose: Purpose, isolation?: IsolationLevel): Promise<unknown> {
    const level = isolation === undefined ? '' : ` ISOLATION LEVEL ${isolation}`;
    const [start, limits] = [`START TRANSACTION${level}`, this.limitsOf(purpose)];
    const together = corked(client);
    const texts = this.hasNodes ? [start, limits] : [`${start}; ${limits}`];
    const begun = Promise.all(texts.map((text) => this.sendOn(client, { text }, this.secondsFor(purpose))));
    begun.catch(() => undefined);
    process.nextTick(together);
    return begun;
  }

  /** A connection that cannot be had says so in one way, and one that stays silent is given up. */
  private createLimitedRunner(seconds: number, mode?: ReplicationMode): QueryRunner {
    const runner = super.createQueryRunner(mode);
    runner.data.seconds = seconds;
    const [connect, query] = [runner.connect.bind(runner), runner.query.bind(runner)];
    runner.connect = async () => {
      try {
        return await connect();
      } catch (error) {
        throw new DatabaseBusy(error);
      }
    };
    runner.query = async (text: string, parameters?: unknown[], isStructured?: boolean) => {
      const client: PoolClient = await runner.connect();
      const isAlone = !runner.isTransactionActive;
      return tracedWithin(toldOf({ text }), () =>
        withPatience(client, { seconds, isAlone }, () => query(text, parameters, isStructured as true)),
      );
    };
    return runner;
  }

  private secondsFor(purpose: Purpose): number {
    return purpose === 'maintenance' ? this.limits.maintenanceSeconds : this.limits.statementSeconds;
  }

  /** Set for the transaction that begins, in the same round trip. Zero is no limit. Maintenance reads whole tables. */
  private limitsOf(purpose: Purpose): string {
    const [seconds, isMaintenance] = [this.secondsFor(purpose), purpose === 'maintenance'];
    return [
      `SET LOCAL statement_timeout = '${seconds}s'`,
      `SET LOCAL idle_in_transaction_session_timeout = '${seconds}s'`,
      `SET LOCAL lock_timeout = '${isMaintenance ? 0 : this.limits.lockSeconds}s'`,
      ...(isMaintenance ? ['SET LOCAL enable_seqscan = on'] : [ONE_CONNECTION_A_NODE]),
    ].join('; ');
  }
}

/** A statement is told by its name, or by the verb that it begins with: never with its text and values. */
function toldOf({ name, text }: Pick<QueryConfig, 'name' | 'text'>) {
  return () => {
    const summary = (name ?? text.trimStart()).split(/[\s;]/, 1)[0] ?? '';
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary };
    return { name: summary, kind: 'CLIENT', attributes } as const;
  };
}

/** @throws Error after the last statement of a transaction: what came then would be in none. */
function connectionOf(runner: QueryRunner): Promise<PoolClient> {
  if (runner.data.committed) throw new Error('a statement came after the last one of its transaction');
  return runner.connect();
}

function secondsOf({ data }: QueryRunner): number {
  return typeof data.seconds === 'number' ? data.seconds : 0;
}

function aheadOf({ data }: QueryRunner): readonly Promise<void>[] {
  return Array.isArray(data.ahead) ? data.ahead : [];
}

/**
 * After a statement that was sent ahead has failed, all further ones fail for that alone, and nothing was committed. Lost with the
 * connection it tells nothing of a commit.
 */
async function causeOf(runner: QueryRunner, error: unknown): Promise<unknown> {
  const failed = (await Promise.allSettled(aheadOf(runner))).find(({ status }) => status === 'rejected');
  if (failed?.status !== 'rejected') return error;
  return error instanceof CommitUncertain && failureOf(failed.reason) === 'lost' ? error : failed.reason;
}

async function commit(runner: QueryRunner): Promise<void> {
  await Promise.all(aheadOf(runner));
  try {
    if (runner.data.committed instanceof Promise) {
      await runner.data.committed;
      Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
    } else await runner.commitTransaction();
  } catch (error) {
    if (isCommitOpen(error)) throw new CommitUncertain(error);
    throw error;
  }
}

/** A connection that cannot even do this is lost, or was given up, and the pool takes neither back. */
async function rollBack(runner: QueryRunner): Promise<void> {
  if (!runner.isTransactionActive) return;
  await runner.rollbackTransaction().catch(() => undefined);
}
