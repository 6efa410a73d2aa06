import { v7 as uuid } from 'uuid';
import { idAfter } from './repayment-id';

describe('the id of a repayment', () => {
  it('comes after that of the one before, also where another server with a clock ahead recorded that', () => {
    const ahead = uuid({ msecs: Date.now() + 60_000 });

    expect(idAfter(ahead) > ahead).toBe(true);
    expect(idAfter(idAfter(ahead)) > ahead).toBe(true);
    const before = uuid();
    expect(idAfter(before) > before).toBe(true);
    expect(idAfter(null)).toMatch(/^[\da-f-]{36}$/);
  });
});
