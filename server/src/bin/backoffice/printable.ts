import { ApiError, NO_SERVER_RESPONSE } from '@pautang/sdk';

/** Characters that steer a terminal instead of being shown; a line's end and a tab stay. */
const STEERING = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Text from members and visitors, safe to print: what would steer the terminal is shown as its code, like \u001b. */
export function printable(text: string): string {
  return text.replace(STEERING, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });
}

/**
 * What went wrong, with each field that is not valid: here no form marks them.
 * @param url where the server was looked for
 */
export function explanation(error: unknown, url: string): string {
  if (error instanceof ApiError && error.code === NO_SERVER_RESPONSE && error.status === 0) {
    return `no server answers at ${url}; BACKOFFICE_URL says where it is`;
  }
  if (error instanceof ApiError && error.fieldErrors.length > 0) {
    return error.fieldErrors.map(({ field, message }) => `${field}: ${message}`).join('\n');
  }
  return error instanceof Error ? error.message : String(error);
}
