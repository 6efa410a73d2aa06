import { storage } from '../lib/storage';
import { fakeStorage } from '../testing/fake-storage';
import { endSession } from './auth';
import { api } from './client';
import { ApiError } from './problem';
import { session } from './session';

const window = new EventTarget();
const navigator = { onLine: true };
const given = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
const signOut = jest.fn<Promise<void>, []>();

const tooMany = new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again later.');

beforeEach(() => {
  jest.useFakeTimers();
  navigator.onLine = true;
  Object.assign(globalThis, { window, localStorage: fakeStorage(), sessionStorage: fakeStorage() });
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  session.clear();
  signOut.mockReset().mockRejectedValue(new TypeError('no network'));
  Object.assign(api, { signOut });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(api, 'signOut');
  for (const name of ['window', 'localStorage', 'sessionStorage', 'navigator'])
    Reflect.deleteProperty(globalThis, name);
  if (given) Object.defineProperty(globalThis, 'navigator', given);
});

describe('a session whose end got no answer', () => {
  it('is ended a little later, also where the browser believes that there is a network', async () => {
    endSession();
    await jest.advanceTimersByTimeAsync(1_900);
    expect(signOut).toHaveBeenCalledTimes(1);

    signOut.mockResolvedValue();
    await jest.advanceTimersByTimeAsync(200);
    expect(signOut).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(signOut).toHaveBeenCalledTimes(2);
  });

  it('is ended as soon as there is a network', async () => {
    navigator.onLine = false;
    endSession();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(signOut).toHaveBeenCalledTimes(1);

    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(signOut).toHaveBeenCalledTimes(2);
  });

  it('is ended later also where the server had too many requests to look at it', async () => {
    signOut.mockReset().mockRejectedValueOnce(tooMany).mockResolvedValue();
    endSession();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(signOut).toHaveBeenCalledTimes(2);
  });

  it('is left to itself once somebody signed in', async () => {
    endSession();
    await jest.advanceTimersByTimeAsync(0);
    storage.persist = true;
    await jest.advanceTimersByTimeAsync(600_000);
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});
