import { type Running, within } from './call';

it('a call that is over keeps no program from ending, also where news of it comes late', async () => {
  jest.useFakeTimers();
  try {
    let late: Running | undefined;
    await within(1000, new AbortController().signal, async (running) => {
      late = running;
      running.goesOn();
    });
    late?.goesOn();
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
