import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

/** Where figures come from; without it they say nothing. */
export interface Machine {
  readonly commit: string;
  readonly at: string;
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  /** Of the last minute, before the run: others on the machine make every figure smaller. */
  readonly loadBefore: number;
}

export function describeMachine(): Machine {
  const processors = cpus();
  return {
    commit: commit(),
    at: new Date().toISOString(),
    node: process.version,
    cpu: processors[0]?.model.trim() ?? '',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: __dirname, stdio: 'pipe' }).toString().trim();
  try {
    return (
      git('rev-parse', '--short', 'HEAD') +
      (git('status', '--porcelain', '-uno') === '' ? '' : ' with changes')
    );
  } catch {
    return 'unknown';
  }
}
