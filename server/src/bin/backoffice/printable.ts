import { ApiError, NO_SERVER_RESPONSE, TIMEOUT, UNKNOWN_ERROR } from '@pautang/sdk';

/** Characters that steer a terminal instead of being shown; a line's end and a tab stay. */
const STEERING = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;
/** What nobody sees, so that names or numbers that differ look alike; what joins letters and emojis stays. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/u;
const SHOWN_AS_CODE = new RegExp(`${STEERING.source}|${UNSEEN.source}`, 'gu');

/** Text from members and visitors, safe to print: what would steer the terminal, or is not seen, is shown as its code, like \u001b. */
export function printable(text: string): string {
  return text.replace(SHOWN_AS_CODE, (character) => character.split('').map(codeOf).join(''));
}

/** As JSON has it, which some of what is printed is. */
function codeOf(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** What there is to say where the API itself has said nothing, or nothing that tells where to look. */
const SILENCES: Readonly<Record<string, (url: string) => string>> = {
  [NO_SERVER_RESPONSE]: (url) => `no server answers at ${url}; BACKOFFICE_URL says where it is`,
  [TIMEOUT]: (url) => `the server at ${url} did not answer in time; it may have done what was asked`,
  SWITCHED_OFF: (url) =>
    `this is switched off at ${url}: ACCOUNT_RECOVERY switches recovery codes on, INVITATION_CODE invitations`,
  NOT_FOUND: (url) =>
    `the server at ${url} has no such call; BACKOFFICE_URL is its root address, without /v2`,
  [UNKNOWN_ERROR]: (url) => `what answers at ${url} is no server of Pautang; BACKOFFICE_URL says where it is`,
};

/**
 * What went wrong, with each field that is not valid: here no form marks them.
 * @param url where the server was looked for
 */
export function explanation(error: unknown, url: string): string {
  const silence = error instanceof ApiError ? SILENCES[error.code] : undefined;
  if (silence) return silence(url);
  if (error instanceof ApiError && error.fieldErrors.length > 0) {
    return error.fieldErrors.map(({ field, message }) => `${field}: ${message}`).join('\n');
  }
  return error instanceof Error ? error.message : String(error);
}

/** The error of a command, unless its answer lacked what the command reads of it: a server of another version has other fields. */
export function unlessMisread(error: unknown, url: string): unknown {
  if (!(error instanceof TypeError)) return error;
  const problem = `what the server at ${url} answers is not what this command expects`;
  return new Error(`${problem}; run the command of the server's version`, { cause: error });
}
