import type { EmbeddedDatabase } from '../../src/database/embedded';

/** What global-setup.ts started and global-teardown.ts stops; both run in jest's own process. */
export const running: { current?: { dataDir: string; database: EmbeddedDatabase } } = {};
