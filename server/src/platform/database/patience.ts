import type { Duplex } from 'node:stream';
import type { PoolClient } from 'pg';
import { cancel } from './cancel';
import { CommitUncertain, isLostCommit } from './failures';

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

/**
 * Keeps the deadline of a statement, and does not take an answer for one that came with the warning that a node of the
 * database did not commit.
 */
export async function withPatience<T>(client: PoolClient, limit: Limit, work: () => Promise<T>): Promise<T> {
  let warning: unknown;
  const hear = (notice: { readonly message?: string | undefined }) => {
    if (isLostCommit(notice)) warning = notice;
  };
  const deadline = deadlineOf(client, limit);
  client.on('notice', hear);
  try {
    const answer = await work();
    if (warning !== undefined) throw new CommitUncertain(warning);
    return answer;
  } finally {
    client.removeListener('notice', hear);
    await deadline.end();
  }
}

function insideOf(client: PoolClient): Inside {
  return client as unknown as Inside;
}
