import { tabStorage } from '../../lib/storage';
import { keepInTab } from '../../testing/kept-in-tab';
import { keepTyped, nothingTyped, readTyped } from './typed-withdrawal';

const kept = keepInTab();

it('lets a withdrawal that was begun wait, and nothing of one that is over', () => {
  const typed = { walletId: 'a1', currency: 'PHP', balance: 50_000, amount: '1000.50' };
  keepTyped(typed);
  expect(readTyped()).toEqual(typed);
  keepTyped(nothingTyped);
  expect(kept.size).toBe(0);
});

it.each([
  [{ walletId: 'a1' }, { walletId: 'a1', currency: '', balance: 0, amount: '' }],
  [{ walletId: 'a1', balance: '50000', amount: '1' }, nothingTyped],
  [{ balance: 50_000, amount: '1' }, nothingTyped],
  [['a1'], nothingTyped],
])('reads %j as %j', (waiting, typed) => {
  tabStorage.keep('withdrawal', waiting);
  expect(readTyped()).toEqual(typed);
});

it('is nothing that was typed as long as it is merely begun', () => {
  const begun = { walletId: 'w1', currency: 'PHP', balance: 5000, amount: '' };
  keepTyped(begun);
  expect(readTyped()).toEqual(begun);
  expect(tabStorage.holdsForm()).toBe(false);
  keepTyped({ ...begun, amount: '1200' });
  expect(tabStorage.holdsForm()).toBe(true);
});
