import { Logger } from '@nestjs/common';
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

  it('takes nothing on any more once it stops', async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const waiting = ['one', 'two'].map((id) => ({ id, data: {} }));
    const nothing = async () => undefined;
    const take = async () => waiting.splice(0, 1);
    const jobs = { start: nothing, stop: nothing, done: nothing, withWork: async () => [], take };
    const worker = new JobWorker(jobs as unknown as Jobs);
    await worker.start({ 'make-report': { run: () => finished } });

    const working = worker.drain('make-report');
    const stopped = worker.stop(1);
    finish();
    await Promise.all([working, stopped]);

    expect(waiting).toEqual([{ id: 'two', data: {} }]);
  });

  it.each([
    ['works', async () => undefined, 'done'],
    ['fails', () => Promise.reject(new Error('away')), 'failed'],
  ])(
    'what comes again and again waits once more before it %s, and leaves no earlier failure',
    async (_, run, end) => {
      const calls: string[] = [];
      const told = (name: string) => async () => void calls.push(name);
      const nothing = async () => undefined;
      const waiting = [{ id: 'one', data: {} }];
      const jobs = {
        ...{ start: nothing, stop: nothing, bringForward: nothing, withWork: async () => [] },
        ...{ send: told('send'), forgetFailed: told('forgetFailed'), [end]: told(end) },
        take: async () => waiting.splice(0),
      };
      jest.spyOn(Logger.prototype, 'error').mockImplementation();
      const worker = new JobWorker(jobs as unknown as Jobs);
      const work = async () => void (await told('run')().then(run));
      await worker.start({ 'chain-audit': { run: work, everySeconds: 60 } });
      calls.splice(0);

      await worker.drain('chain-audit');

      expect(calls).toEqual(['send', 'run', 'forgetFailed', end]);
      await worker.stop(1);
    },
  );

  it('brings forward what a clock that was wrong has put too far ahead, also where the own one was set back', async () => {
    const nothing = async () => undefined;
    const brought: [string, number][] = [];
    const bringForward = async (...asked: [string, number]) => void brought.push(asked);
    const send = jest.fn(nothing);
    const jobs = { start: nothing, stop: nothing, send, withWork: async () => [], bringForward };
    jest.useFakeTimers();
    try {
      const worker = new JobWorker(jobs as unknown as Jobs);
      await worker.start({ 'chain-audit': { run: nothing, everySeconds: 60 } });
      brought.splice(0);
      send.mockClear();

      jest.setSystemTime(Date.now() - 60 * 60 * 1000);
      await jest.advanceTimersByTimeAsync(62_000);

      expect(brought).toEqual([['chain-audit', 60]]);
      expect(send.mock.calls).toEqual([['chain-audit', {}, { afterSeconds: 60 }]]);
      await worker.stop(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
