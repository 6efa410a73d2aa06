import { readFileSync } from 'node:fs';

/** Whether signals can reach the process, even one that has ended and waits to be collected. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Names one life of a process, or undefined when it has ended. The id alone is not enough: after a restart
 * of the machine or the container it may belong to somebody else.
 */
export function processIdentity(pid: number): string | undefined {
  if (!processExists(pid)) return undefined;
  if (process.platform !== 'linux') return String(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? undefined : `${pid}:${rest[18]}`;
  } catch {
    return undefined;
  }
}

export function isAlive(identity: string): boolean {
  const pid = Number.parseInt(identity, 10);
  return pid > 0 && processIdentity(pid) === identity;
}
