import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keyring } from '../crypto/keyring';

/** Where the chain of the audit trail ended on a day (UTC), signed, to be kept outside. */
export interface AuditHead {
  readonly day: string;
  readonly position: number;
  readonly hash: string;
  /** Ed25519, as base64 of its SubjectPublicKeyInfo. */
  readonly publicKey: string;
  readonly signature: string;
}

/** An Ed25519 key of 32 bytes follows this in PKCS #8 (RFC 8410). */
const PKCS8_BEFORE_SEED = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs heads with a key of the keyring: who has the database alone can make none. */
@Injectable()
export class AuditSigner {
  readonly publicKey: string;
  private readonly key: KeyObject;

  constructor({ auditHeads }: Keyring) {
    this.key = createPrivateKey({
      key: Buffer.concat([PKCS8_BEFORE_SEED, auditHeads]),
      format: 'der',
      type: 'pkcs8',
    });
    this.publicKey = createPublicKey(this.key).export({ format: 'der', type: 'spki' }).toString('base64');
  }

  sign(place: Pick<AuditHead, 'day' | 'position' | 'hash'>): AuditHead {
    const signature = sign(null, signedText(place), this.key).toString('base64');
    return { ...place, publicKey: this.publicKey, signature };
  }
}

/** Whether whoever holds the head's key signed it. */
export function isSigned(head: AuditHead): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(head.publicKey, 'base64'), format: 'der', type: 'spki' });
    const signature = Buffer.from(head.signature, 'base64');
    // What is read over behind a signature would let its row be changed.
    const isWhole = signature.toString('base64') === head.signature;
    return isWhole && verify(null, signedText(head), key, signature);
  } catch {
    return false;
  }
}

function signedText({ day, position, hash }: Pick<AuditHead, 'day' | 'position' | 'hash'>): Buffer {
  return Buffer.from(`pautang audit head ${day} ${position} ${hash}`);
}
