import type { Duplex } from 'node:stream';
import type { PoolClient } from 'pg';
import { cancel } from './cancel';
import { CommitUncertain, isLostCommit, isReadOnly } from './failures';

/** So much longer than it may take, a statement has been ended by a server that answers at all. */
const PATIENCE = 1.5;

/** How long a statement may take; 0 for ever. */
interface Limit {
  readonly seconds: number;
  /** In no transaction, whose own limits the database knows. */
  readonly isAlone: boolean;
}

/** What the types of the driver do not tell. */
interface Inside {
  readonly connection: {
    readonly stream: Duplex;
    readonly parsedStatements: Readonly<Record<string, string | undefined>>;
  };
}

function socketOf(client: PoolClient): Duplex {
  return insideOf(client).connection.stream;
}

/** Gives a connection up with all that is under way on it. */
export function breakOff(client: PoolClient): void {
  socketOf(client).destroy();
}

/** Whether the connection itself has seen a statement being named. */
export function hasNamed(client: PoolClient, name: string | undefined): boolean {
  return name !== undefined && insideOf(client).connection.parsedStatements[name] !== undefined;
}

/** What is sent from now on goes out as one piece. @returns what lets it go. */
export function corked(client: PoolClient): () => void {
  const socket = socketOf(client);
  socket.cork();
  return () => socket.uncork();
}

export interface Deadline {
  /** There was an answer, and what is under way has its time from now. */
  again(): void;
  end(): Promise<void>;
}

/**
 * Has a statement that is alone ended when its time is over, and gives a connection up that stays silent for longer than any
 * server does that answers at all.
 */
export function deadlineOf(client: PoolClient, { seconds, isAlone }: Limit): Deadline {
  let cancelled: Promise<void> | undefined;
  const timeIsOver = () => {
    if (isAlone) cancelled = cancel(client);
    last = setTimeout(() => breakOff(client), seconds * 1000 * (PATIENCE - 1));
  };
  const first = seconds > 0 ? setTimeout(timeIsOver, seconds * 1000) : undefined;
  let last: NodeJS.Timeout | undefined;
  return {
    again: () => {
      clearTimeout(last);
      first?.refresh();
    },
    // It must not meet the next statement of the connection.
    end: async () => {
      clearTimeout(first);
      clearTimeout(last);
      if (cancelled) await cancelled;
    },
  };
}

/** A statement that is under way, and the warning that came meanwhile. */
interface Waiting {
  warning: Error | undefined;
}

const waitingOn = new WeakMap<PoolClient, Set<Waiting>>();

/**
 * Keeps the deadline of a statement, and does not take an answer for one that came with the warning that a node of the
 * database did not commit. A connection that takes no changes is given up: the next one may be to the database that does.
 */
export async function withPatience<T>(client: PoolClient, limit: Limit, work: () => Promise<T>): Promise<T> {
  const waiting: Waiting = { warning: undefined };
  const all = waitingFor(client);
  const deadline = deadlineOf(client, limit);
  all.add(waiting);
  try {
    const answer = await work();
    if (waiting.warning !== undefined) throw new CommitUncertain(waiting.warning);
    return answer;
  } catch (error) {
    if (isReadOnly(error)) breakOff(client);
    throw error;
  } finally {
    all.delete(waiting);
    await deadline.end();
  }
}

/** One listener for all statements that are under way on a connection, of which there may be dozens. */
function waitingFor(client: PoolClient): Set<Waiting> {
  const known = waitingOn.get(client);
  if (known) return known;
  const all = new Set<Waiting>();
  waitingOn.set(client, all);
  client.on('notice', (notice) => {
    if (isLostCommit(notice)) for (const waiting of all) waiting.warning = new Error(notice.message);
  });
  return all;
}

function insideOf(client: PoolClient): Inside {
  return client as unknown as Inside;
}
