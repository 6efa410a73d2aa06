import { errorCode } from '../platform/error-code';
import { ConfigurationError } from './env';

/** Waits until somebody listens where a setting says. @throws ConfigurationError where the port is another's, or not for this user */
export async function listeningOn(
  setting: 'PORT' | 'METRICS_PORT',
  port: number,
  listening: Promise<unknown>,
): Promise<void> {
  try {
    await listening;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EADDRINUSE') {
      throw new ConfigurationError(`${setting}: ${port} is in use; set ${setting} to another one`);
    }
    if (code === 'EACCES') {
      throw new ConfigurationError(
        `${setting}: this user may not listen on ${port}; set ${setting} to 1024 or more`,
      );
    }
    throw error;
  }
}
