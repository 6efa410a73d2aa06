import { storage, tabStorage } from '../../lib/storage';
import { fakeStorage } from '../../testing/fake-storage';
import { forgetKept, forgetSealed, keepNumbers, keepPhoto, keptNumbers, keptPhotos } from './kept-sealed';

const me = '639170000012';
const other = '639170000011';

/** As a browser's, in memory. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return {
        put: async (address: string, entry: Response) => void entries.set(address, entry),
        match: async (address: string) => entries.get(address)?.clone(),
        delete: async (address: string) => entries.delete(address),
      };
    },
  };
}

beforeEach(() => {
  Object.assign(globalThis, {
    localStorage: fakeStorage(),
    sessionStorage: fakeStorage(),
    caches: fakeCaches(),
  });
  storage.remember(me, 'mine');
  keepPhoto(me, 'front', new File(['photo'], 'id.jpg', { type: 'image/jpeg' }));
  keepNumbers(me, () => ({ identityNumber: 'N01-12-123456' }));
});
afterAll(() => {
  for (const name of ['localStorage', 'sessionStorage', 'caches']) Reflect.deleteProperty(globalThis, name);
});

const kept = async (phoneNumber: string) => {
  const photos = await Promise.all((await keptPhotos(phoneNumber)).map(([, photo]) => photo.text()));
  return [photos, await keptNumbers(phoneNumber)];
};
const all = [['photo'], { identityNumber: 'N01-12-123456' }];

describe('photos and numbers that wait sealed', () => {
  it('are there for their member, also under another phone number', async () => {
    expect(await kept(me)).toEqual(all);
    storage.remember(other, 'mine');
    expect(await kept(other)).toEqual(all);
  });

  it('go one by one, as they are taken out', async () => {
    forgetKept(me, 'numbers');
    expect(await kept(me)).toEqual([['photo'], undefined]);
    forgetKept(me, 'front');
    expect(await kept(me)).toEqual([[], undefined]);
  });

  it('leave the numbers of one correction where those of another are typed, or are done with', async () => {
    keepNumbers(me, () => ({ identityNumber: 'P1234567A' }), 'identityNumber');
    keepNumbers(me, () => ({ accountNumber: '09171234567' }), 'accountNumber');
    expect(await keptNumbers(me, 'identityNumber')).toEqual({ identityNumber: 'P1234567A' });
    forgetKept(me, 'accountNumber');
    expect(await keptNumbers(me, 'accountNumber')).toBeUndefined();
    expect(await keptNumbers(me, 'identityNumber')).toEqual({ identityNumber: 'P1234567A' });
    expect(await kept(me)).toEqual(all);
  });

  it('leave what another tab keeps, until a day is over', async () => {
    const dayAgo = Date.now() - 86_400_000;
    const [over, recent] = [`photos-${dayAgo - 60_000}`, `photos-${dayAgo + 60_000}`];
    await kept(me);
    forgetSealed();
    for (const name of [over, recent]) await caches.open(name);
    keepPhoto(me, 'back', new File(['back'], 'back.jpg', { type: 'image/jpeg' }));

    expect(await kept(me)).toEqual([['back'], undefined]);
    expect(await caches.keys()).toContain(recent);
    expect(await caches.keys()).not.toContain(over);
  });

  it('are not kept for who has left meanwhile', async () => {
    storage.clear();

    expect(await kept(me)).toEqual([[], undefined]);
    expect(tabStorage.read('activationSealed')).toBeUndefined();
  });

  it("are not another member's", async () => {
    expect(await kept(me)).toEqual(all);
    localStorage.setItem('account', "somebody else's");
    expect(await kept(me)).toEqual([[], undefined]);
    storage.remember(other, "somebody else's");
    expect(await kept(other)).toEqual([[], undefined]);
  });
});
