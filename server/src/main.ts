import { runServer } from './run-server';

runServer().catch((error: unknown) => {
  const isPlain = error instanceof Error && error.name === 'ConfigurationError';
  console.error(isPlain ? error.message : error);
  process.exit(1);
});
