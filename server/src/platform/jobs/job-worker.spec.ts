import { JobWorker } from './job-worker';
import type { Jobs } from './jobs.service';

describe('JobWorker', () => {
  it('takes nothing on where there is no room for it', async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun: () => void = () => undefined;
    const isAtWork = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const run = async () => {
      begun();
      await finished;
    };
    const waiting = [{ id: 'one', data: {} }];
    const take = jest.fn(async () => waiting.splice(0));
    const nothing = async () => undefined;
    const jobs = { start: nothing, stop: nothing, done: nothing, withWork: async () => [], take };
    const worker = new JobWorker(jobs as unknown as Jobs);
    await worker.start({ 'make-report': { run } });

    const first = worker.drain('make-report');
    await isAtWork;
    const second = worker.drain('make-report');
    expect(take.mock.calls).toEqual([['make-report', 1]]);
    finish();
    await Promise.all([first, second]);
    await worker.stop(1);
  });

  it('brings forward what a clock that was wrong has put too far ahead, also where the own one was set back', async () => {
    const nothing = async () => undefined;
    const brought: [string, number][] = [];
    const bringForward = async (...asked: [string, number]) => void brought.push(asked);
    const jobs = { start: nothing, stop: nothing, send: nothing, withWork: async () => [], bringForward };
    jest.useFakeTimers();
    try {
      const worker = new JobWorker(jobs as unknown as Jobs);
      await worker.start({ 'chain-audit': { run: nothing, everySeconds: 60 } });
      brought.splice(0);

      jest.setSystemTime(Date.now() - 60 * 60 * 1000);
      await jest.advanceTimersByTimeAsync(62_000);

      expect(brought).toEqual([['chain-audit', 60]]);
      await worker.stop(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
