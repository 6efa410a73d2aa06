import { spawnSync } from 'node:child_process';
import type { Command } from './privileges';

const BATCH = ['--batch', '0'];

/**
 * Keeps what PostgreSQL is woken for from interrupting whoever woke it (sched(7), SCHED_BATCH), which its processes inherit. A
 * server beside it writes a statement and goes on with its next request, instead of standing behind the statement it sent while
 * another processor idles. Where that cannot be set (not on Linux, or without chrt), it runs as any other program.
 */
export function withoutInterrupting(command: Command): Command {
  if (!canSetPolicy()) return command;
  return { ...command, file: 'chrt', args: [...BATCH, command.file, ...command.args] };
}

function canSetPolicy(): boolean {
  return process.platform === 'linux' && spawnSync('chrt', [...BATCH, 'true']).status === 0;
}
