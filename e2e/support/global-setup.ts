import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@pautang/embedded-postgres';
import sparticuz from '@sparticuz/chromium';
import { FAST } from '../../server/test/support/environment';
import { BROWSER_VARIABLE } from './browser-variable';
import { announceDemo } from './demo';
import globalTeardown from './global-teardown';
import { prepared } from './prepared';
import { Product } from './product';

/** What takes long and is the same for every file: the unpacked browser, and a demo to copy. Of a failed one nothing is left. */
export default async function globalSetup(): Promise<void> {
  await unpackBrowser();
  try {
    await fillDemo();
  } catch (error) {
    await globalTeardown();
    throw error;
  }
}

async function fillDemo(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pautang-e2e-demo-'));
  prepared.folder = folder;
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'cluster'), settings: FAST });
  prepared.database = database;
  const demo = {
    databaseUrl: database.server.url,
    ownerUrl: database.url,
    dataDir: join(folder, 'data'),
  };
  const product = await Product.startIn(demo.dataDir, {
    DATABASE_URL: demo.databaseUrl,
    DATABASE_MIGRATION_URL: demo.ownerUrl,
    DEMO: 'true',
  });
  await product.end();
  announceDemo(demo);
}

/**
 * Unpacks the browser once, before the tests run side by side, and into the checkout: in the folder for
 * temporary files that all users share it would belong to whoever came first.
 */
async function unpackBrowser(): Promise<void> {
  const folder = join(__dirname, '../../.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    sparticuz.setGraphicsMode = false;
    process.env[BROWSER_VARIABLE] = await sparticuz.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
