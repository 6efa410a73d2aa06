import { SetAside } from './set-aside';

const SECOND = 1000;

describe('what failed', () => {
  it('is left alone for a pause that each further failure doubles, up to a quarter of an hour', () => {
    const aside = new SetAside();
    let now = 0;
    const pauses = Array.from({ length: 12 }, () => {
      aside.failed('one', now);
      const began = now;
      while (aside.ids(now).includes('one')) now += SECOND;
      return (now - began) / SECOND;
    });

    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('is tried again at once after it succeeded, and starts with the first pause', () => {
    const aside = new SetAside();
    aside.failed('one', 0);
    aside.failed('one', 0);
    aside.succeeded('one');
    expect(aside.ids(0)).toEqual([]);

    aside.failed('one', 0);
    expect(aside.ids(2 * SECOND)).toEqual([]);
  });

  it('is forgotten when it has not failed for long', () => {
    const aside = new SetAside();
    aside.failed('one', 0);
    aside.failed('one', 0);
    aside.ids(2 * 60 * 60 * SECOND);

    aside.failed('one', 0);
    expect(aside.ids(3 * SECOND)).toEqual([]);
  });
});
