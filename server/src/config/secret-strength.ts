const SHORTEST_SECRET = 32;
const DATA_KEY_BYTES = 32;
const PLACEHOLDER = /change.?(me|this)|placeholder|example|^default|your[-_ ]/i;

/** Why a value cannot serve as a signing secret, or undefined when it can. The answer never holds the value. */
export function secretProblem(value: string | undefined): string | undefined {
  if (!value) return 'is required outside the demo';
  if (value.length < SHORTEST_SECRET) return `must have at least ${SHORTEST_SECRET} characters`;
  if (PLACEHOLDER.test(value)) return 'looks like a default; use a random value';
  return undefined;
}

/** Why a value cannot serve as data keys (32 random bytes each, base64 or hex, newest first, comma separated). */
export function dataKeyProblem(value: string | undefined): string | undefined {
  if (!value) return 'is required outside the demo';
  const keys = value.split(',').map(decodeDataKey);
  if (keys.some((key) => key?.every((byte) => byte === 0))) return 'looks like a default; use random bytes';
  return keys.includes(undefined)
    ? `must be ${DATA_KEY_BYTES} bytes in base64 or hex, or several of them with commas`
    : undefined;
}

/** The bytes of one data key, or undefined when it does not hold exactly 32. */
export function decodeDataKey(text: string): Buffer | undefined {
  const trimmed = text.trim();
  const bytes = /^[0-9a-f]{64}$/i.test(trimmed)
    ? Buffer.from(trimmed, 'hex')
    : Buffer.from(trimmed, 'base64');
  return bytes.length === DATA_KEY_BYTES ? bytes : undefined;
}
