import { startEmbeddedDatabase } from '@pautang/embedded-postgres';
import type { Settings } from '../config/settings';
import { migrate } from './migrate';

export interface OpenDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/** The configured PostgreSQL, or the embedded one, with the schema up to date. */
export async function openDatabase({ environment, dataDir }: Settings): Promise<OpenDatabase> {
  const { DATABASE_URL } = environment;
  const database = DATABASE_URL ? { url: DATABASE_URL, close: async () => {} } : await openEmbedded(dataDir);
  try {
    await migrate(database.url, environment);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const { url, socketUrl, stop } = await startEmbeddedDatabase({ dataDir });
  return { url: socketUrl ?? url, close: stop };
}
