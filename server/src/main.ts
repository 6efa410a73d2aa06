import { ConfigurationError } from './config/env';
import { runServer } from './run-server';

runServer().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
});
