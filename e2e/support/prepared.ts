import type { EmbeddedDatabase } from '@pautang/embedded-postgres';
import type { BrowserServer } from 'playwright-core';

/** What the setup started for all files, and the teardown stops; both run in jest's own process. */
export const prepared: { folder?: string; database?: EmbeddedDatabase; browser?: BrowserServer } = {};
