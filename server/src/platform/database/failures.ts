import { DatabaseError } from 'pg';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { errorCode } from '../error-code';

/** The database could not do it now. Nothing of it was done, for sure. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';

  constructor(cause: unknown) {
    const why = cause instanceof Error ? `: ${cause.message}` : '';
    super(`The database could not do it now${why}`, { cause });
  }
}

/** The connection was lost while a transaction was committed: it was done as a whole, or not at all. */
export class CommitUncertain extends Error {
  override readonly name = 'CommitUncertain';

  constructor(cause: unknown) {
    super('the answer to a commit was lost', { cause });
  }
}

/**
 * Why the database failed a statement, where the statement itself was right: `undone` by others who were at work at
 * the same time, `lost` with the connection, or `busy`: it took too long, or there was no room for it.
 */
export type Failure = 'undone' | 'lost' | 'busy';

const INTERNAL_ERROR = 'XX000';
const INSUFFICIENT_PRIVILEGE = '42501';
const QUERY_CANCELED = '57014';
const READ_ONLY = '25006';

/** A pooler gave the statement to a connection that does not know its name, or knows it from another client. */
const NAME_TAKEN = '42P05';
const NAME_CODES = ['26000', NAME_TAKEN];

/** PostgreSQL's codes, by their beginning (PostgreSQL, Appendix A). */
const FAILURES: readonly [string, Failure][] = [
  ['40001', 'undone'],
  ['40P01', 'undone'],
  ...NAME_CODES.map((code): [string, Failure] => [code, 'undone']),
  ['08', 'lost'],
  ['57P', 'lost'],
  ['25P03', 'lost'],
  ['25P04', 'lost'],
  ['53', 'busy'],
  ['55P03', 'busy'],
  [QUERY_CANCELED, 'busy'],
  [READ_ONLY, 'busy'],
];

/**
 * How a distributed database says that one of its nodes went away under a statement, where it has no code of its own for that: as
 * an internal error, in the words of the driver or its own, or as one of a copy (Citus, ReportResultError,
 * CheckRemoteTransactionsHealth and SendCopyDataToPlacement).
 */
const NODE_LOST = new RegExp(
  `^(${[
    'server closed the connection',
    'could not (receive data from|send data to) server',
    'SSL (SYSCALL error|connection has been closed)',
    'failure on connection marked as essential',
    'could not establish any connections to the node',
    'failed to COPY to shard ',
  ].join('|')})`,
);

/** Whether the role may not do what was asked. */
export function isForbidden(error: unknown): boolean {
  return error instanceof QueryFailedError && errorCode(error.driverError) === INSUFFICIENT_PRIVILEGE;
}

/** Whether the database ended a statement, as it was asked to. */
export function isEnded(error: unknown): boolean {
  return error instanceof QueryFailedError && errorCode(error.driverError) === QUERY_CANCELED;
}

/** Whether the database took no change: it follows another one, or was told to. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof QueryFailedError && errorCode(error.driverError) === READ_ONLY;
}

/** Whether a statement failed for its name alone. */
export function isNameUnknown(error: unknown): boolean {
  return error instanceof QueryFailedError && NAME_CODES.includes(errorCode(error.driverError) ?? '');
}

/** Whether another client of a pooler has named a statement so. */
export function isNameTaken(error: unknown): boolean {
  return error instanceof QueryFailedError && errorCode(error.driverError) === NAME_TAKEN;
}

/** @returns undefined for an error that would come again: a broken rule, a wrong statement, or none of the database. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof QueryRunnerAlreadyReleasedError) return 'lost';
  if (error instanceof QueryRunnerProviderAlreadyReleasedError) return 'lost';
  if (!(error instanceof QueryFailedError)) return undefined;
  const { driverError } = error;
  if (!(driverError instanceof DatabaseError)) return isOfConnection(driverError) ? 'lost' : undefined;
  const { code = '', message } = driverError;
  if (NODE_LOST.test(message)) return 'lost';
  return FAILURES.find(([beginning]) => code.startsWith(beginning))?.[1];
}

/**
 * Whether the database itself said that a statement failed, and is still there: what was sent behind it in its transaction is
 * undone, a COMMIT included.
 */
export function isAnswered(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { driverError } = error;
  return driverError instanceof DatabaseError && driverError.severity === 'ERROR';
}

/** Which constraint refused a row. A distributed database names that of a part of the table, without the driver's field. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { message, constraint } = error.driverError as Error & { readonly constraint?: string };
  return constraint ?? /constraint "([^"]+?)(_\d+)?"/.exec(message)?.[1];
}

/**
 * Whether an error that a commit ended with leaves open what became of it: the connection was lost, ours or that of one
 * node to another, which PostgreSQL calls an internal error.
 */
export function isCommitOpen(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return failureOf(error) === 'lost' || errorCode(error.driverError) === INTERNAL_ERROR;
}

/** What a distributed database only warns of, whatever it then answers (Citus, FinishRemoteTransactionCommit). */
export function isLostCommit({ message = '' }: { readonly message?: string | undefined }): boolean {
  return message.startsWith('failed to commit transaction on ');
}

/** An error of the operating system (ECONNRESET), or the driver's own sentence, which has no code. */
function isOfConnection(error: Error): boolean {
  return /^E(?!RR_)/.test(errorCode(error) ?? '') || /^(connection|client) /i.test(error.message);
}
