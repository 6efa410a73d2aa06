import { hkdfSync, randomBytes } from 'node:crypto';
import { ConfigurationError } from '../../config/env';
import type { Settings } from '../../config/settings';
import type { Database } from '../database/database';
import type { FieldCipher } from './field-cipher';
import { dataKeysInUse, keepKey, keptKeys, noteDataKeys } from './keyring.sql';

/** Stands among the data keys while there may be files that none of them encrypted. */
export const NOT_ENCRYPTED = 'plain';

const KEY_BYTES = 32;
const [HASHES, AUDIT_HEADS] = ['hashes', 'audit heads'] as const;

/**
 * Keys that outlive every secret of the settings: what they made must hold for years. They stand in the database, encrypted
 * with the data key.
 */
export class Keyring {
  constructor(
    /** For keyed hashes. */
    readonly hashes: Buffer,
    /** The seed of the key that signs the heads of the audit trail. */
    readonly auditHeads: Buffer,
    /** Whether files that are not encrypted are taken for files of ours. */
    readonly takesPlainFiles: boolean,
  ) {}
}

/**
 * Reads the keys, and makes those that a new database lacks. One from before they were kept goes on with the keys that come
 * from its JWT_SECRET.
 * @throws ConfigurationError when DATA_KEY lacks a key that the database says is in use
 */
export async function openKeyring(
  settings: Settings,
  cipher: FieldCipher,
  database: Database,
): Promise<Keyring> {
  // What only writes the document has no database, and hashes nothing.
  if (!database.isInitialized) return new Keyring(newKey(), newKey(), false);
  const inUse = await checkDataKeys(settings, database);
  const hashes = await keyNamed(HASHES, () => hashKeyOf(settings.jwtSecret));
  const auditHeads = await keyNamed(AUDIT_HEADS, () => comesFrom(settings.jwtSecret, 'pautang audit heads'));
  return new Keyring(hashes, auditHeads, inUse.includes(NOT_ENCRYPTED));

  async function keyNamed(name: string, before: () => Buffer): Promise<Buffer> {
    const find = async () => (await keptKeys.all(database.manager)).find((kept) => kept.name === name);
    let kept = await find();
    if (!kept?.keyCipher) {
      const key = kept ? before() : newKey();
      await keepKey.alone(database, name, cipher.encrypt(key.toString('base64'), name, 'key'));
      kept = await find();
    }
    return Buffer.from(cipher.decrypt(kept?.keyCipher ?? '', name, 'key'), 'base64');
  }
}

/** Notes the one that encrypts from now on. @returns those in use @throws ConfigurationError */
async function checkDataKeys({ dataKey, dataKeys }: Settings, database: Database): Promise<string[]> {
  const inUse = (await dataKeysInUse.all(database.manager)).map(({ id }) => id);
  const configured = dataKeys.map(({ id }) => id);
  const used = inUse.filter((id) => id !== NOT_ENCRYPTED);
  const missing = used.filter((id) => !configured.includes(id));
  if (missing.length > 0) {
    throw new ConfigurationError(
      `DATA_KEY: lacks ${missing.join(', ')}, with which values in the database are encrypted. Put it behind the new key, and run npm run keys:rotate before it is taken away.`,
    );
  }
  // Nothing is known of a database from before: every key that is given may be in use.
  const toNote = used.length === 0 ? configured : [dataKey.id];
  if (toNote.some((id) => !used.includes(id))) await noteDataKeys.alone(database, toNote);
  return inUse;
}

export function hashKeyOf(jwtSecret: string): Buffer {
  return comesFrom(jwtSecret, 'pautang keyed hashes');
}

function comesFrom(jwtSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', jwtSecret, '', purpose, KEY_BYTES));
}

function newKey(): Buffer {
  return randomBytes(KEY_BYTES);
}
