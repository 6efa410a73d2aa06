import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { BROWSER_VARIABLE } from './browser-variable';

/**
 * Unpacks the browser once, before the tests run side by side, and into the checkout: in the folder for
 * temporary files that all users share it would belong to whoever came first.
 */
export default async function unpackBrowser(): Promise<void> {
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
