import { ConfigurationError, type Environment } from '../config/env';
import { errorCode } from '../platform/error-code';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no database listens at that address',
  ENOTFOUND: 'no machine has that name',
  EAI_AGAIN: 'no machine with that name was found',
  EHOSTUNREACH: 'that machine cannot be reached',
  ENETUNREACH: 'that machine cannot be reached',
  ETIMEDOUT: 'that machine does not answer',
  // https://www.postgresql.org/docs/current/errcodes-appendix.html
  '28000': 'the database refuses that role',
  '28P01': 'the database refuses that role or its password',
  '3D000': 'the server has no database of that name',
};

/**
 * Takes a connection that failed. @throws ConfigurationError that names the setting, never its value, where that is why; the
 * embedded database has no setting
 */
export const notThere =
  (setting: 'DATABASE_URL' | 'DATABASE_MIGRATION_URL', { DATABASE_URL }: Environment) =>
  (cause: unknown): never => {
    const reason = DATABASE_URL && REASONS[errorCode(cause) ?? ''];
    throw reason ? new ConfigurationError(`${setting}: ${reason}`, { cause }) : cause;
  };
