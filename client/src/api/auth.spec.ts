import { storage } from '../lib/storage';
import { fakeStorage } from '../testing/fake-storage';
import { tokenOf } from '../testing/token-of';
import { endSession } from './auth';
import { session } from './session';

const window = new EventTarget();
const navigator = { onLine: true };
const given = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

let fetched: jest.SpyInstance<Promise<Response>>;

beforeEach(() => {
  jest.useFakeTimers();
  navigator.onLine = true;
  Object.assign(globalThis, { window, localStorage: fakeStorage(), sessionStorage: fakeStorage() });
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  session.setToken(tokenOf('639170000012'));
  fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
});
afterEach(() => {
  jest.useRealTimers();
  session.clear();
  for (const name of ['window', 'localStorage', 'sessionStorage', 'navigator'])
    Reflect.deleteProperty(globalThis, name);
  if (given) Object.defineProperty(globalThis, 'navigator', given);
});

const signOuts = () => fetched.mock.calls.filter(([address]) => String(address).endsWith('/logout')).length;

describe('a session whose end got no answer', () => {
  it('is ended a little later, also where the browser believes that there is a network', async () => {
    endSession();
    await jest.advanceTimersByTimeAsync(1_900);
    expect(signOuts()).toBe(1);

    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    await jest.advanceTimersByTimeAsync(200);
    expect(signOuts()).toBe(2);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(signOuts()).toBe(2);
  });

  it('is ended as soon as there is a network', async () => {
    navigator.onLine = false;
    endSession();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(signOuts()).toBe(1);

    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(signOuts()).toBe(2);
  });

  it('is left to itself once somebody signed in', async () => {
    endSession();
    await jest.advanceTimersByTimeAsync(0);
    storage.persist = true;
    await jest.advanceTimersByTimeAsync(600_000);
    expect(signOuts()).toBe(1);
  });
});
