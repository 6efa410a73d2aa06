import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../../config/env';
import { Settings } from '../../config/settings';
import type { Database } from '../database/database';
import { FieldCipher } from './field-cipher';
import { FileCipher } from './file-cipher';
import { KeyedHash } from './keyed-hash';
import { hashKeyOf, Keyring, openKeyring } from './keyring';
import { dataKeysInUse, keepKey, keptKeys, noteDataKeys } from './keyring.sql';
import { Signatures } from './signatures';

const OLD_KEY = '8f1d2c3b4a5968778695a4b3c2d1e0f0112233445566778899aabbccddeeff01';
const NEW_KEY = 'f0e1d2c3b4a59687786954a3b2c1d0e0ffeeddccbbaa99887766554433221100';
const OWNER = '0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10';
const OTHER = '0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f11';
const NAME = `${OWNER}/front-1.jpg`;

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pautang-crypto-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const settings = (more: NodeJS.ProcessEnv) =>
  new Settings(readEnvironment({ DATA_DIR: dataDir, DEMO: 'true', ...more }));

describe('FieldCipher', () => {
  const cipher = (keys: string) => new FieldCipher(settings({ DATA_KEY: keys }));
  const plain = '1234 5678 90 ñ';

  it('gives back what it took, and writes it differently each time', () => {
    const { encrypt, decrypt } = bound(cipher(OLD_KEY));
    const [first, second] = [encrypt(plain), encrypt(plain)];

    expect(first).not.toBe(second);
    expect(first).not.toContain('1234');
    expect([decrypt(first), decrypt(second)]).toEqual([plain, plain]);
  });

  it('reads with older keys, and writes with the newest', () => {
    const old = bound(cipher(OLD_KEY)).encrypt(plain);
    const rotated = bound(cipher(` ${NEW_KEY}, ${OLD_KEY}\n`));

    expect(rotated.decrypt(old)).toBe(plain);
    expect(bound(cipher(NEW_KEY)).decrypt(rotated.encrypt(plain))).toBe(plain);
    expect(() => bound(cipher(NEW_KEY)).decrypt(old)).toThrow('is not configured');
  });

  it.each([1, 2, 3])('refuses a value whose part %d was altered', (part) => {
    const { encrypt, decrypt } = bound(cipher(OLD_KEY));
    const parts = encrypt(plain).split('.');
    const altered = parts.map((text, index) => (index === part ? flip(text) : text)).join('.');

    expect(() => decrypt(altered)).toThrow();
  });

  it('refuses a value whose tag was shortened', () => {
    const { encrypt, decrypt } = bound(cipher(OLD_KEY));
    const [id, nonce, tag = '', text] = encrypt(plain).split('.');
    const shortened = Buffer.from(tag, 'base64url').subarray(0, 4).toString('base64url');

    expect(() => decrypt([id, nonce, shortened, text].join('.'))).toThrow();
  });

  it('refuses a value that was moved to another member or field', () => {
    const whole = cipher(OLD_KEY);
    const stored = whole.encrypt(plain, OWNER, 'accountNumber');

    expect(() => whole.decrypt(stored, OTHER, 'accountNumber')).toThrow();
    expect(() => whole.decrypt(stored, OWNER, 'identityNumber')).toThrow();
  });

  it.each(['', 'nonsense', 'a.b.c.d'])('refuses %j', (stored) => {
    expect(() => bound(cipher(OLD_KEY)).decrypt(stored)).toThrow();
  });

  function bound(of: FieldCipher) {
    return {
      encrypt: (text: string) => of.encrypt(text, OWNER, 'accountNumber'),
      decrypt: (stored: string) => of.decrypt(stored, OWNER, 'accountNumber'),
    };
  }

  function flip(text: string): string {
    const bytes = Buffer.from(text, 'base64url');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    return bytes.toString('base64url');
  }
});

describe('KeyedHash', () => {
  const hashWith = (key: number) =>
    new KeyedHash(new Keyring(Buffer.alloc(32, key), Buffer.alloc(32), false));
  const hash = hashWith(1);

  it('matches what it made, for the same purpose and parts', () => {
    expect(hash.matches(hash.of('otp', 'a', 'b'), 'otp', 'a', 'b')).toBe(true);
  });

  it.each([
    ['another purpose', ['refresh token', 'a', 'b']],
    ['another part', ['otp', 'a', 'c']],
    ['parts that only read the same together', ['otp', 'ab', '']],
    ['fewer parts', ['otp', 'a']],
  ])('does not match %s', (_, [purpose = '', ...parts]) => {
    expect(hash.matches(hash.of('otp', 'a', 'b'), purpose, ...parts)).toBe(false);
  });

  it.each(['', 'short', 'ñ'.repeat(43)])('does not match %j', (text) => {
    expect(hash.matches(text, 'otp', 'a', 'b')).toBe(false);
  });

  it('differs with the key', () => {
    expect(hashWith(2).of('otp', 'a')).not.toBe(hash.of('otp', 'a'));
  });
});

describe('the keyring of a database', () => {
  const JWT_SECRET = 'k3Vw9QzXr7LmTn2BpYc8HsJd4FgAe6Ru';
  const both = settings({ DATA_KEY: `${NEW_KEY},${OLD_KEY}`, JWT_SECRET });
  const [newId = '', oldId = ''] = both.dataKeys.map(({ id }) => id);
  const database = { isInitialized: true } as Database;

  /** @param kept the names of the keys of which there is a row, as of a database from before, and none in it */
  async function open(inUse: readonly string[], kept: readonly string[] = []) {
    const rows = new Map<string, string | null>(kept.map((name) => [name, null]));
    const noted = jest.spyOn(noteDataKeys, 'alone').mockReset().mockResolvedValue([]);
    jest.spyOn(dataKeysInUse, 'all').mockResolvedValue(inUse.map((id) => ({ id })));
    jest
      .spyOn(keptKeys, 'all')
      .mockImplementation(async () => [...rows].map(([name, keyCipher]) => ({ name, keyCipher })));
    jest.spyOn(keepKey, 'alone').mockImplementation(async (_, name, keyCipher) => {
      rows.set(name, keyCipher);
      return [];
    });
    const keyring = await openKeyring(both, new FieldCipher(both), database);
    return { keyring, noted: noted.mock.calls.flatMap(([, ids]) => ids) };
  }

  it('notes every data key where nothing is known, and else the newest', async () => {
    expect((await open([])).noted).toEqual([newId, oldId]);
    expect((await open(['plain'])).noted).toEqual([newId, oldId]);
    expect((await open([oldId])).noted).toEqual([newId]);
    expect((await open([newId, oldId])).noted).toEqual([]);
  });

  it('has keys that come from nothing, but where the database is from before', async () => {
    const [one, other] = [(await open([])).keyring, (await open([])).keyring];
    const before = (await open([], ['hashes', 'audit heads'])).keyring;

    expect(new Set([one.hashes, other.hashes, one.auditHeads, before.hashes].map(String)).size).toBe(4);
    expect(before.hashes).toEqual(hashKeyOf(JWT_SECRET));
  });
});

describe('Signatures', () => {
  const [FORMER, SECRET] = ['k3Vw9QzXr7LmTn2BpYc8HsJd4FgAe6Ru', 'ur6eAgF4dJsH8cYpB2nTmL7rXzQ9wV3k'];
  const former = new Signatures(settings({ JWT_SECRET: FORMER }));
  const rotating = new Signatures(settings({ JWT_SECRET: SECRET, JWT_SECRET_PREVIOUS: FORMER }));
  const rotated = new Signatures(settings({ JWT_SECRET: SECRET }));

  it('count while their secret is one of the two, and are made with the newer one', () => {
    const [old, fresh] = [former.of('link', 'a'), rotating.of('link', 'a')];

    expect([former, rotating, rotated].map((of) => of.matches(old, 'link', 'a'))).toEqual([
      true,
      true,
      false,
    ]);
    expect([former, rotating, rotated].map((of) => of.matches(fresh, 'link', 'a'))).toEqual([
      false,
      true,
      true,
    ]);
    expect(rotating.matches(old, 'link', 'b')).toBe(false);
  });
});

describe('FileCipher', () => {
  const cipher = (keys: string) => new FileCipher(settings({ DATA_KEY: keys }));
  const plain = Buffer.from('\xff\xd8\xff a photo', 'latin1');
  const stored = cipher(OLD_KEY).encrypt(plain, NAME);

  it('gives back what it took, with older keys too, and says which one it was', () => {
    const rotated = cipher(`${NEW_KEY},${OLD_KEY}`);

    expect(stored.includes('photo')).toBe(false);
    expect(rotated.decrypt(stored, NAME)).toEqual(plain);
    expect(rotated.keyIdOf(stored)).toBe(settings({ DATA_KEY: OLD_KEY }).dataKey.id);
    expect(rotated.keyIdOf(rotated.encrypt(plain, NAME))).toBe(settings({ DATA_KEY: NEW_KEY }).dataKey.id);
    expect(() => cipher(NEW_KEY).decrypt(stored, NAME)).toThrow('is not configured');
    expect(cipher(OLD_KEY).decrypt(cipher(OLD_KEY).encrypt(Buffer.alloc(0), NAME), NAME)).toHaveLength(0);
  });

  it('refuses a file under another name, and one of which a byte was altered or is missing', () => {
    const decrypt = (bytes: Buffer, name = NAME) => cipher(OLD_KEY).decrypt(bytes, name);

    expect(() => decrypt(stored, `${OTHER}/front-1.jpg`)).toThrow();
    for (let at = 0; at < stored.length; at++) {
      const altered = Buffer.from(stored);
      altered.writeUInt8(stored.readUInt8(at) ^ 1, at);
      expect(() => decrypt(altered)).toThrow();
      expect(() => decrypt(stored.subarray(0, at))).toThrow();
    }
  });

  it('knows what is not encrypted', () => {
    expect(cipher(OLD_KEY).keyIdOf(plain)).toBeUndefined();
    expect(() => cipher(OLD_KEY).decrypt(plain, NAME)).toThrow('is not encrypted');
  });
});
