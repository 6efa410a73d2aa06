import { session } from '../../../api/session';
import { notify, toastsNow } from './notify';

const shown = () => toastsNow().map(({ text }) => text);
let isHeld = false;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { document: { querySelector: () => isHeld } });
});
afterEach(() => {
  isHeld = false;
  session.clear();
  jest.runAllTimers();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

it('a message closes by itself, and not while the pointer or the focus is on it', () => {
  notify.success('Saved');
  jest.advanceTimersByTime(4000);
  isHeld = true;
  jest.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Saved']);
  isHeld = false;
  jest.advanceTimersByTime(999);
  expect(shown()).toEqual(['Saved']);
  jest.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it('one that comes while another is held waits with it', () => {
  notify.info('First');
  isHeld = true;
  notify.info('Second');
  jest.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['First', 'Second']);
  isHeld = false;
  jest.advanceTimersByTime(5000);
  expect(shown()).toEqual([]);
});

it('what is pending becomes its result in place, and an offer stays until it is answered', async () => {
  const toast = notify.pending('Signing in.');
  const id = toastsNow()[0]?.id;
  jest.advanceTimersByTime(60_000);
  const told = toast.error('No answer', { action: { label: 'Try again', run: () => undefined } });
  jest.advanceTimersByTime(60_000);
  await told;
  expect(toastsNow()).toMatchObject([{ id, kind: 'error', text: 'No answer' }]);
  toast.close();
});

it('the same message from two places stands there once, as it was said last', async () => {
  notify.warning('Your login has expired.');
  notify.error('Your login has expired.');
  expect(toastsNow()).toMatchObject([{ kind: 'error', text: 'Your login has expired.' }]);

  const told = notify.pending('Saving.').error('Your login has expired.');
  notify.warning('Your login has expired.');
  jest.advanceTimersByTime(0);
  await told;
  expect(toastsNow()).toMatchObject([{ kind: 'error', text: 'Your login has expired.' }]);
});

it('what one member may try again goes with them, and is not done as whoever comes after', () => {
  const tokenOf = (phoneNumber: string) =>
    `head.${Buffer.from(JSON.stringify({ UserInfo: { phoneNumber } })).toString('base64url')}.sign`;
  const action = { label: 'Try again', run: () => undefined };
  session.setToken(tokenOf('639170000011'));
  notify.error('No answer', { action });
  session.setToken(`${tokenOf('639170000011')}, renewed`);
  expect(shown()).toEqual(['No answer']);

  session.clear();
  notify.error('No answer again', { action });
  expect(shown()).toEqual(['No answer again']);
  session.setToken(tokenOf('639170000012'));
  expect(shown()).toEqual([]);
});
