import { depthsAfter, leavingToClose, leavingToGoBack, placeSearch } from './places';

describe('the places of an address', () => {
  it('are names, and whatever else stands there is none', () => {
    expect(placeSearch({ dialog: 'pay', step: 'references', number: 'LN00000001' })).toEqual({
      dialog: 'pay',
      step: 'references',
    });
    for (const wrong of ['', '../', '<b>', 5, null, ['pay'], { pay: true }]) {
      expect(placeSearch({ dialog: wrong }).dialog).toBeUndefined();
    }
    expect('dialog' in placeSearch({ dialog: 5 })).toBe(true);
  });
});

describe('how far back a place was not open yet', () => {
  it('is one entry when it opens, and one more with each step', () => {
    const first = depthsAfter('step', {});
    expect(first).toEqual({ step: 1 });
    expect(depthsAfter('step', { step: 'personal' }, first)).toEqual({ step: 2 });
  });

  it('grows for what is open already when something opens above it', () => {
    const reading = depthsAfter('reading', { dialog: 'confirm' }, { dialog: 1 });
    expect(reading).toEqual({ dialog: 2, reading: 1 });
  });

  it('is unknown for what came with the address, and stays so', () => {
    expect(depthsAfter('step', { step: 'address' })).toEqual({});
    expect(depthsAfter('reading', { dialog: 'pay' })).toEqual({ reading: 1 });
  });

  it('does not count a place that closed meanwhile', () => {
    expect(depthsAfter('reading', {}, { dialog: 3 })).toEqual({ reading: 1 });
  });
});

describe('leaving a place', () => {
  it('closes over all its steps at once, or in the same entry where it came with the address', () => {
    expect(leavingToClose(3)).toEqual({ entries: 3 });
    expect(leavingToClose(undefined)).toEqual({ replacedBy: undefined });
  });

  it('goes back to the entry before where that is a step of it', () => {
    expect(leavingToGoBack(2, 'address')).toEqual({ entries: 1 });
    expect(leavingToGoBack(1, 'address')).toEqual({ replacedBy: 'address' });
    expect(leavingToGoBack(1, undefined)).toEqual({ entries: 1 });
    expect(leavingToGoBack(undefined, 'address')).toEqual({ replacedBy: 'address' });
    expect(leavingToGoBack(undefined, undefined)).toEqual({ replacedBy: undefined });
  });
});
