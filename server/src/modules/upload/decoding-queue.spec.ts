import { DecodingQueue } from './decoding-queue';
import { UploadsBusy } from './upload.errors';

describe('the queue of pictures', () => {
  it('decodes one at a time, in order, also after one that failed', async () => {
    const queue = new DecodingQueue();
    const steps: string[] = [];
    const decode = (name: string) => async () => {
      steps.push(`${name} begins`);
      await new Promise(setImmediate);
      steps.push(`${name} ends`);
      if (name === 'first') throw new Error('damaged');
      return name;
    };

    const answers = await Promise.allSettled(
      ['first', 'second', 'third'].map((name) => queue.run(decode(name))),
    );

    expect(steps).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  it('lets sixteen wait, and sends others away for a while', async () => {
    const queue = new DecodingQueue();
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const taken = Array.from({ length: 17 }, () => queue.run(() => slow));

    const refused = await queue.run(() => slow).catch((error: unknown) => error);
    finish();
    await Promise.all(taken);

    expect(refused).toBeInstanceOf(UploadsBusy);
    expect(refused).toMatchObject({ details: { headers: { 'retry-after': '5' } } });
    await expect(queue.run(async () => 'free again')).resolves.toBe('free again');
  });
});
