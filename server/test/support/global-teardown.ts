import { rmSync } from 'node:fs';
import { running } from './running';

export default async function globalTeardown(): Promise<void> {
  if (!running.current) return;
  const { dataDir, database } = running.current;
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
