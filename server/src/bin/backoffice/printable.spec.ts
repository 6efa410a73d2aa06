import { ApiError } from '@pautang/sdk';
import { explanation, printable, unlessMisread } from './printable';

const URL = 'http://localhost:3000';

describe('printable', () => {
  it('shows what would steer the terminal', () => {
    expect(printable('a\u001b[31mb\u0007\u009b5\u202ec\r')).toBe(
      'a\\u001b[31mb\\u0007\\u009b5\\u202ec\\u000d',
    );
  });

  it('shows what nobody would see', () => {
    expect(printable('09\u1160171\u200b2\u200f3\u00ad\u{e0041}')).toBe(
      '09\\u1160171\\u200b2\\u200f3\\u00ad\\udb40\\udc41',
    );
  });

  it('leaves letters of every script, line ends and tabs as they are', () => {
    const text = 'Peña ₱1,000.00 Лев 日本 😀 ❤\ufe0f 👩\u200d🌾\n\tnext';

    expect(printable(text)).toBe(text);
  });

  it('keeps JSON what it means', () => {
    const answer = { message: 'x\u009b5\u001b\u202e\u1160\u{e0041}' };

    expect(JSON.parse(printable(JSON.stringify(answer, null, 2)))).toEqual(answer);
  });
});

describe('explanation', () => {
  it('names the fields that are not valid', () => {
    const error = new ApiError(400, 'VALIDATION_FAILED', 'Please check the marked fields.', [
      { field: 'status', message: 'Choose a status.' },
      { field: 'limit', message: 'Too many.' },
    ]);

    expect(explanation(error, URL)).toBe('status: Choose a status.\nlimit: Too many.');
  });

  it.each([
    [0, 'NO_SERVER_RESPONSE', 'no server answers at http://localhost:3000; BACKOFFICE_URL says where it is'],
    [
      502,
      'NO_SERVER_RESPONSE',
      'no server answers at http://localhost:3000; BACKOFFICE_URL says where it is',
    ],
    [
      0,
      'TIMEOUT',
      'the server at http://localhost:3000 did not answer in time; it may have done what was asked',
    ],
    [
      404,
      'NOT_FOUND',
      'the server at http://localhost:3000 has no such call; BACKOFFICE_URL is its root address, without /v2',
    ],
    [
      200,
      'UNKNOWN_ERROR',
      'what answers at http://localhost:3000 is no server of Pautang; BACKOFFICE_URL says where it is',
    ],
    [
      404,
      'SWITCHED_OFF',
      'this is switched off at http://localhost:3000: ACCOUNT_RECOVERY switches recovery codes on, INVITATION_CODE invitations',
    ],
  ] as const)('says where no server was, or another one: %s %s', (status, code, sentence) => {
    expect(explanation(new ApiError(status, code, 'OK'), URL)).toBe(sentence);
  });

  it('says that a server of another version answers otherwise', () => {
    const misread = unlessMisread(new TypeError("Cannot read properties of undefined (reading 'map')"), URL);

    expect(explanation(misread, URL)).toBe(
      "what the server at http://localhost:3000 answers is not what this command expects; run the command of the server's version",
    );
    const refusal = new ApiError(404, 'NOT_FOUND', 'There is nothing here.');
    expect(unlessMisread(refusal, URL)).toBe(refusal);
  });

  it('is the sentence of any other error', () => {
    expect(explanation(new Error('There is no loan with this number.'), URL)).toBe(
      'There is no loan with this number.',
    );
    expect(explanation('odd', URL)).toBe('odd');
  });
});
