import { storage, tabStorage } from '../lib/storage';
import { fakeStorage } from '../testing/fake-storage';
import { rememberSignedIn } from './auth';
import { followOtherTabs, session } from './session';

const me = '639170000012';
const other = '639170000011';

const [account, otherAccount] = ['mine', "somebody else's"];

function tokenOf(phoneNumber: string): string {
  const claims = { sub: account, UserInfo: { phoneNumber, roles: ['MEMBER'] } };
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;
}

const window = new EventTarget();
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

beforeAll(() => {
  Object.assign(globalThis, { window });
  followOtherTabs();
});
beforeEach(() => {
  Object.assign(globalThis, { localStorage: fakeStorage(), sessionStorage: fakeStorage() });
  storage.remember(me, account);
  storage.persist = true;
  session.setToken(tokenOf(me));
  sessionStorage.setItem('correctAddress', '{"town":"Pasig City"}');
});
afterAll(() => {
  session.clear();
  for (const name of ['window', 'localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
});

/** What another tab does, of which a page hears nothing that waits for Back as it was left. */
const elsewhere = {
  'signs out': () => localStorage.clear(),
  'signs another member in': () => localStorage.setItem('account', otherAccount),
};

describe.each(Object.entries(elsewhere))('where another tab %s, a page that Back brings', (_, act) => {
  it('as it was left ends its session, and what waits of its member is gone', () => {
    act();
    comeBack();
    expect(session.get()).toMatchObject({ token: null, phoneNumber: null });
    expect(session.mayResume()).toBe(false);
    expect(sessionStorage.getItem('correctAddress')).toBeNull();
  });
});

it('a page that Back brings as it was left goes on while its member is still there', () => {
  comeBack();
  expect(session.get().phoneNumber).toBe(me);
  expect(sessionStorage.getItem('correctAddress')).not.toBeNull();
});

it('where the phone number was corrected, all goes on, and what was typed waits in each tab', () => {
  localStorage.setItem('myPhoneNumber', other);
  comeBack();
  expect(session.get().phoneNumber).toBe(me);
  storage.remember(other, account);
  expect(sessionStorage.getItem('correctAddress')).not.toBeNull();
  storage.remember(me, otherAccount);
  expect(sessionStorage.getItem('correctAddress')).toBeNull();
});

it('who has the number of an earlier member by now finds nothing of theirs', () => {
  storage.remember(me, otherAccount);
  expect(sessionStorage.getItem('correctAddress')).toBeNull();
});

it('the language that a link named stays with the tab, whoever leaves it', () => {
  tabStorage.keep('linked', { language: 'fil' });
  storage.clear();
  expect(tabStorage.read('linked')).toEqual({ language: 'fil' });
});

it('who has signed in is remembered also where the answers that others left cannot be looked at', async () => {
  jest.doMock('./query-client', () => {
    throw new Error('lost');
  });
  await rememberSignedIn(false);
  jest.dontMock('./query-client');
  expect(storage).toMatchObject({ myPhoneNumber: me, persist: false });
});
