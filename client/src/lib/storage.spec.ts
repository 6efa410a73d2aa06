import { fakeStorage } from '../testing/fake-storage';
import { storage } from './storage';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

it('a browser that keeps what it is told to knows whether somebody signed in', () => {
  Object.assign(globalThis, { localStorage: fakeStorage() });
  expect(storage.hasSession).toBe(false);
  storage.persist = false;
  expect(storage.hasSession).toBe(true);
});

it.each([
  ['refuses to keep anything', undefined],
  ['has no room left', { ...fakeStorage(), setItem: full }],
])('where a browser %s, somebody may have signed in, until they leave', async (_, localStorage) => {
  Object.assign(globalThis, { localStorage });
  await jest.isolateModulesAsync(async () => {
    const { storage: ofNewPage } = await import('./storage');
    expect(ofNewPage.hasSession).toBe(true);
    ofNewPage.forgetSession();
    expect(ofNewPage.hasSession).toBe(false);
  });
});
