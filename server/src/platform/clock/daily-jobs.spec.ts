import { DailyJobs } from './daily-jobs';

describe('the daily jobs', () => {
  it('run one after the other, however often they are asked for at once', async () => {
    const jobs = new DailyJobs();
    const done: string[] = [];
    jobs.register(async () => {
      done.push('begins');
      await Promise.resolve();
      done.push('ends');
    });

    await Promise.all([jobs.run(), jobs.run(), jobs.run()]);

    expect(done).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
  });

  it('run again after one that failed, which is told to whoever asked for it', async () => {
    const jobs = new DailyJobs();
    let runs = 0;
    jobs.register(async () => {
      runs += 1;
      if (runs === 1) throw new Error('no database');
    });

    await expect(jobs.run()).rejects.toThrow('no database');
    await expect(jobs.run()).resolves.toBeUndefined();
  });
});
