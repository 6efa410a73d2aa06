import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

export interface Sealed {
  readonly nonce: Buffer;
  readonly tag: Buffer;
  readonly ciphertext: Buffer;
}

/** @param boundTo what has to be said again to open it: where it belongs */
export function seal(key: Buffer, plain: Buffer, boundTo: string): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(boundTo));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { nonce, tag: cipher.getAuthTag(), ciphertext };
}

/** @throws Error when it was altered or moved. */
export function unseal(key: Buffer, { nonce, tag, ciphertext }: Sealed, boundTo: string): Buffer {
  // A shortened tag would be easier to forge, and Node takes one unless it is told.
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
}
