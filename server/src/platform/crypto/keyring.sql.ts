import { statement } from '../database/statement';

export const keptKeys = statement<{ readonly name: string; readonly keyCipher: string | null }>(
  'keyring.kept',
  'SELECT name, key_cipher AS "keyCipher" FROM kept_key',
);

/** Of several servers that keep one at the same time, the first one's stays. */
export const keepKey = statement<never, [name: string, keyCipher: string]>(
  'keyring.keep',
  `INSERT INTO kept_key (name, key_cipher) VALUES ($1, $2)
   ON CONFLICT (name) DO UPDATE SET key_cipher = excluded.key_cipher WHERE kept_key.key_cipher IS NULL`,
);

export const dataKeysInUse = statement<{ readonly id: string }>('keyring.inUse', 'SELECT id FROM data_key');

export const noteDataKeys = statement<never, [ids: readonly string[]]>(
  'keyring.note',
  'INSERT INTO data_key (id) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
);

export const forgetDataKeys = statement<never, [ids: readonly string[]]>(
  'keyring.forget',
  'DELETE FROM data_key WHERE id = ANY ($1::text[])',
);
