import type { EmbeddedDatabase } from '@pautang/embedded-postgres';

/** What the setup started for all files, and the teardown stops; both run in jest's own process. */
export const prepared: { folder?: string; database?: EmbeddedDatabase } = {};
