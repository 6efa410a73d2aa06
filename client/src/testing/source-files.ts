import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The client's sources. */
export const sourceFolder = join(__dirname, '..');

/** The paths below a folder whose end is asked for, inner folders included. */
export function listFiles(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path, ending);
    return ending.test(entry.name) ? [path] : [];
  });
}

/** A source, and what it says. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

export function readSources(ending: RegExp): Source[] {
  return listFiles(sourceFolder, ending).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** What is TypeScript of the client itself, without its tests. */
export const isProgram = /(?<!\.spec)\.tsx?$/;
