import { rmSync } from 'node:fs';
import { prepared } from './prepared';

export default async function globalTeardown(): Promise<void> {
  await prepared.database?.stop();
  if (prepared.folder) rmSync(prepared.folder, { recursive: true, force: true });
}
