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
});
