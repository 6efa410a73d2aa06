import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings';
import { NONCE_BYTES, seal, TAG_BYTES, unseal } from './aes-gcm';

/** What a file that was encrypted begins with, before the id of its key; no photo or paper begins so. */
const MARK = Buffer.from('pautang\x01', 'latin1');
const KEY_ID_BYTES = 8;
const NONCE_AT = MARK.length + KEY_ID_BYTES;
const TAG_AT = NONCE_AT + NONCE_BYTES;
const CONTENT_AT = TAG_AT + TAG_BYTES;

/** So many bytes of a file tell which key encrypted it. */
export const FILE_HEADER_BYTES = NONCE_AT;

/** AES-256-GCM for files at rest, with the keys of the fields: mark, key id, nonce, tag, ciphertext. */
@Injectable()
export class FileCipher {
  constructor(private readonly settings: Settings) {}

  /** @param name of the file: under another one it cannot be read */
  encrypt(plain: Buffer, name: string): Buffer {
    const { id, bytes } = this.settings.dataKey;
    const { nonce, tag, ciphertext } = seal(bytes, plain, boundTo(name));
    return Buffer.concat([MARK, Buffer.from(id, 'latin1'), nonce, tag, ciphertext]);
  }

  /** @throws Error when it is not encrypted, its key is not known any more, or it was altered or is another file. */
  decrypt(stored: Buffer, name: string): Buffer {
    const keyId = this.keyIdOf(stored);
    if (keyId === undefined) throw new Error('the file is not encrypted');
    const { bytes } = this.settings.dataKeyNamed(keyId);
    const sealed = {
      nonce: stored.subarray(NONCE_AT, TAG_AT),
      tag: stored.subarray(TAG_AT, CONTENT_AT),
      ciphertext: stored.subarray(CONTENT_AT),
    };
    return unseal(bytes, sealed, boundTo(name));
  }

  /** By the first bytes of a file; undefined for one that is not encrypted. */
  keyIdOf(beginning: Buffer): string | undefined {
    const isEncrypted = beginning.subarray(0, MARK.length).equals(MARK);
    return isEncrypted ? beginning.toString('latin1', MARK.length, NONCE_AT) : undefined;
  }
}

function boundTo(name: string): string {
  return `file ${name}`;
}
