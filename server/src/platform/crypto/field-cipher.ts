import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings';
import { seal, unseal } from './aes-gcm';
import type { SealedField } from './sealed-columns';

/**
 * AES-256-GCM for account and ID numbers at rest, as keyId.nonce.tag.ciphertext, bound to its owner and field. Where such
 * values are kept stands in `sealed-columns.ts`.
 */
@Injectable()
export class FieldCipher {
  constructor(private readonly settings: Settings) {}

  encrypt(plain: string, ownerId: string, field: SealedField): string {
    const { id, bytes } = this.settings.dataKey;
    const { nonce, tag, ciphertext } = seal(bytes, Buffer.from(plain), boundTo(ownerId, field));
    return [id, ...[nonce, tag, ciphertext].map((part) => part.toString('base64url'))].join('.');
  }

  /** @returns null where nothing is kept. @throws Error when the key is not known any more, or when the value was altered or moved. */
  decrypt(stored: string, ownerId: string, field: SealedField): string;
  decrypt(stored: string | null, ownerId: string, field: SealedField): string | null;
  decrypt(stored: string | null, ownerId: string, field: SealedField): string | null {
    if (stored === null) return null;
    const [keyId = '', ...parts] = stored.split('.');
    const key = this.settings.dataKeyNamed(keyId);
    const [nonce, tag, ciphertext] = [0, 1, 2].map((part) => Buffer.from(parts[part] ?? '', 'base64url'));
    const sealed = { nonce, tag, ciphertext } as Parameters<typeof unseal>[1];
    return unseal(key.bytes, sealed, boundTo(ownerId, field)).toString('utf8');
  }
}

function boundTo(ownerId: string, field: string): string {
  return `${ownerId}/${field}`;
}
