import type { EmbeddedDatabase } from '@pautang/embedded-postgres';

/** What global-setup.ts started and global-teardown.ts stops; both run in jest's own process. */
export const running: { current?: { dataDir: string; database: EmbeddedDatabase } } = {};
