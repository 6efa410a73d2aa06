import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** The texts of the TypeScript files below a folder, without tests. */
export function sourceTexts(folder: string, isWanted: (path: string) => boolean): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && isWanted(path))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'));
}
