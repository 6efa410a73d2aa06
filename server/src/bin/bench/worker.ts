import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** A process of its own that does one task after the other, so that what is measured shares no event loop. */
export class Worker<Task extends object, Result> {
  private constructor(private readonly process: ChildProcess) {}

  /** @param name of a file of this folder, which serves tasks with `serveTasks` */
  static start<Task extends object, Result>(name: string): Worker<Task, Result> {
    const file = join(__dirname, `${name}.process.js`);
    return new Worker(fork(file, { env: {}, serialization: 'advanced' }));
  }

  do(task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => {
        this.process.removeAllListeners();
        end();
      };
      this.process.once('exit', () => settle(() => reject(new Error('a process of the bench ended'))));
      this.process.once('message', (answer: { result?: Result; error?: string }) =>
        settle(() =>
          answer.error === undefined ? resolve(answer.result as Result) : reject(new Error(answer.error)),
        ),
      );
      this.process.send(task);
    });
  }

  /** Ends the task that is under way before its time; it answers what it has. */
  hurry(): void {
    this.process.send('enough');
  }

  stop(): void {
    this.process.disconnect();
    this.process.kill();
  }
}

/** The other end: answers each task with its result, or with what went wrong. */
export function serveTasks<Task, Result>(work: (task: Task, enough: AbortSignal) => Promise<Result>): void {
  let current = new AbortController();
  process.on('message', (message: Task | 'enough') => {
    if (message === 'enough') return current.abort();
    current = new AbortController();
    work(message, current.signal).then(
      (result) => process.send?.({ result }),
      (error: unknown) =>
        process.send?.({ error: error instanceof Error ? (error.stack ?? '') : String(error) }),
    );
  });
  process.once('disconnect', () => process.exit());
}
