import { ConfigurationError } from '../config/env';

/** What the process that fills the demo leaves behind where it failed. */
interface Failure {
  readonly stderr?: string;
  readonly code?: string | number | null;
  readonly signal?: string | null;
}

/** In its own last words, which are no stack. */
export function seedingFailed({ stderr = '', code, signal }: Failure): ConfigurationError {
  const said = stderr.trim().split('\n').at(-1);
  const why = said || (signal ? `it was ended by ${signal}` : `it ended with ${code}`);
  return new ConfigurationError(`The demo accounts could not be made: ${why}`);
}
