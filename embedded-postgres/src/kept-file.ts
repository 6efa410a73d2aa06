import { renameSync, writeFileSync } from 'node:fs';

/** For its owner alone, and whole: what breaks off, as where the disk is full, leaves what stood there. */
export function keepFile(path: string, content: unknown): void {
  const draft = `${path}.draft`;
  writeFileSync(draft, `${JSON.stringify(content)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}
