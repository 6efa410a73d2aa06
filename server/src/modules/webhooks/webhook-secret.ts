import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { FieldCipher } from '../../platform/crypto/field-cipher';
import type { ReadyEndpoint } from './webhook.sql';

const SECRET_BYTES = 32;
const FIELD = 'webhookSecret';

/** As Standard Webhooks writes one. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

export function sealSecret(cipher: FieldCipher, endpointId: string, secret: string): string {
  return cipher.encrypt(secret, endpointId, FIELD);
}

/** The headers of a message, signed with the secret, and while it is rotated with the one before it too. */
export function signedHeaders(
  cipher: FieldCipher,
  endpoint: ReadyEndpoint,
  { id, body, now }: { readonly id: string; readonly body: string; readonly now: Date },
): Record<string, string> {
  const { secretCipher, previousSecretCipher, previousSecretUntil } = endpoint;
  const isRotating =
    previousSecretCipher !== null && previousSecretUntil !== null && previousSecretUntil > now;
  const signatures = [secretCipher, ...(isRotating ? [previousSecretCipher] : [])].map((sealed) =>
    new Webhook(cipher.decrypt(sealed, endpoint.id, FIELD)).sign(id, now, body),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
