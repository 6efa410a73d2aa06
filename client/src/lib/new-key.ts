const bytes = 16;

/**
 * For what the server does once under a key. Of random bytes, which every page has: `crypto.randomUUID` is not there on an
 * address without TLS, nor in older browsers.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
