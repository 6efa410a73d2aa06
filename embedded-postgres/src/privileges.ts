import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const NOBODY = 65534;
const UNSHARE_ARGS = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

export interface Command {
  file: string;
  args: string[];
  uid?: number;
  gid?: number;
}

/** How PostgreSQL, which refuses to run as root or without a user name, is run by whoever runs us. */
export interface Privileges {
  command(file: string, args: string[]): Command;
  /** Gives a file or folder to the user that PostgreSQL runs as. */
  give(path: string): void;
  /** What to know when PostgreSQL cannot reach a file. */
  hint: string;
}

export function choosePrivileges(): Privileges {
  const isRoot = process.getuid?.() === 0;
  if ((isRoot || !hasUserName()) && canUnshare()) {
    // Inside its user namespace the process is nobody; outside it is still us, so that it reaches our folders.
    return {
      command: (file, args) => ({ file: 'unshare', args: [...UNSHARE_ARGS, file, ...args] }),
      give: (path) => isRoot && giveTree(path, 0),
      hint: '',
    };
  }
  if (!isRoot) return { command: (file, args) => ({ file, args }), give: () => undefined, hint: '' };
  return {
    command: (file, args) => ({ file, args, uid: NOBODY, gid: NOBODY }),
    give: (path) => giveTree(path, NOBODY),
    hint: ` (PostgreSQL runs as user ${NOBODY} here, and needs access to the folders above its own.)`,
  };
}

function hasUserName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function canUnshare(): boolean {
  return process.platform === 'linux' && spawnSync('unshare', [...UNSHARE_ARGS, 'true']).status === 0;
}

function giveTree(path: string, owner: number): void {
  const stat = lstatSync(path);
  if (stat.uid === owner) return;
  if (stat.isDirectory()) {
    for (const name of readdirSync(path)) giveTree(join(path, name), owner);
    chownSync(path, owner, owner);
  } else {
    lchownSync(path, owner, owner);
  }
}
