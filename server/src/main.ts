import { ConfigurationError } from './config/env';
import { DatabaseBusy } from './platform/database/failures';
import { runServer } from './run-server';

runServer().catch((error: unknown) => {
  const isSaid = error instanceof ConfigurationError || error instanceof DatabaseBusy;
  console.error(isSaid ? error.message : error);
  process.exit(1);
});
