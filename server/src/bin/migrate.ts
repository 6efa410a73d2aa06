import { readEnvironment } from '../config/env';
import { migrate } from '../database/migrate';
import { readArguments, runToItsEnd, UsageError } from './shared/command-line';

const USAGE =
  'npm run migrate   brings the schema of DATABASE_URL up to date as DATABASE_MIGRATION_URL, and lets the server work in it';

/** What a start does as the owner of the tables, for servers that do not know who that is. */
async function main(args: string[]): Promise<boolean> {
  readArguments(USAGE, { args });
  const environment = readEnvironment();
  const { DATABASE_URL: url, DATABASE_MIGRATION_URL: ownerUrl } = environment;
  if (!url || !ownerUrl)
    throw new UsageError(`DATABASE_URL and DATABASE_MIGRATION_URL have to be set.\n\n${USAGE}`);
  const { isGuarded } = await migrate({ url, ownerUrl }, environment);
  console.log(
    isGuarded
      ? "The schema is up to date, and the server's role may do what it should."
      : 'The schema is up to date. DATABASE_URL names the owner of the tables too, so nothing is kept from the server: give it a role of its own.',
  );
  return true;
}

runToItsEnd(main);
