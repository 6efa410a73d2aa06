import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings';

const ALGORITHM = 'aes-256-gcm';
/** A shortened tag would be easier to forge, and Node takes one unless it is told. */
const WHOLE_TAG = { authTagLength: 16 };

/** AES-256-GCM for account and ID numbers at rest, as keyId.nonce.tag.ciphertext, bound to its owner and field. */
@Injectable()
export class FieldCipher {
  constructor(private readonly settings: Settings) {}

  encrypt(plain: string, ownerId: string, field: string): string {
    const [key] = this.settings.dataKeys;
    if (!key) throw new Error('there is no data key');
    const nonce = randomBytes(12);
    const cipher = createCipheriv(ALGORITHM, key.bytes, nonce).setAAD(boundTo(ownerId, field));
    const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    const parts = [nonce, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url'));
    return [key.id, ...parts].join('.');
  }

  /** @throws Error when the key is not known any more, or when the value was altered or moved. */
  decrypt(stored: string, ownerId: string, field: string): string {
    const [keyId = '', nonce = '', tag = '', ciphertext = ''] = stored.split('.');
    const key = this.settings.dataKeys.find(({ id }) => id === keyId);
    if (!key) throw new Error(`data key ${keyId} is not configured`);
    const decipher = createDecipheriv(ALGORITHM, key.bytes, Buffer.from(nonce, 'base64url'), WHOLE_TAG)
      .setAAD(boundTo(ownerId, field))
      .setAuthTag(Buffer.from(tag, 'base64url'));
    return decipher.update(Buffer.from(ciphertext, 'base64url'), undefined, 'utf8') + decipher.final('utf8');
  }
}

function boundTo(ownerId: string, field: string): Buffer {
  return Buffer.from(`${ownerId}/${field}`);
}
