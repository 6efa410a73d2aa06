import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFile } from './kept-file';
import { isAlive, processIdentity } from './process-identity';

interface User {
  process: string;
  token: string;
}

/**
 * Everyone who uses the embedded database of one folder: a server, and perhaps a command beside it.
 * The last one to leave stops it. Call these only under the folder's lock.
 */
export class DatabaseUsers {
  private readonly path: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, 'postgres.owner');
  }

  join(token: string): void {
    this.write([...this.living(), { process: processIdentity(process.pid) ?? String(process.pid), token }]);
  }

  /** Answers whether nobody is left. */
  leave(token: string): boolean {
    const others = this.living().filter((user) => user.token !== token);
    this.write(others);
    return others.length === 0;
  }

  private living(): User[] {
    try {
      return (JSON.parse(readFileSync(this.path, 'utf8')) as User[]).filter((user) => isAlive(user.process));
    } catch {
      return [];
    }
  }

  private write(users: User[]): void {
    keepFile(this.path, users);
  }
}
