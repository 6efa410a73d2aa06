import { ConfigurationError, readEnvironment } from '../../src/config/env';

/** Strong enough for production. */
export const SECRETS = {
  JWT_SECRET: 'k3Vw9QzXr7LmTn2BpYc8HsJd4FgAe6Ru',
  DATA_KEY: '8f1d2c3b4a5968778695a4b3c2d1e0f0112233445566778899aabbccddeeff01',
} as const;

/** What a start with these settings says against them; nothing where it takes them. */
export function problemsOf(source: NodeJS.ProcessEnv): string {
  try {
    readEnvironment(source);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
}
