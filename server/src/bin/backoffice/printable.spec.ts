import { ApiError } from '@pautang/sdk';
import { explanation, printable } from './printable';

const URL = 'http://localhost:3000';

describe('printable', () => {
  it('shows what would steer the terminal', () => {
    expect(printable('a\u001b[31mb\u0007\u009b5\u202ec\r')).toBe(
      'a\\u001b[31mb\\u0007\\u009b5\\u202ec\\u000d',
    );
  });

  it('leaves letters of every script, line ends and tabs as they are', () => {
    const text = 'Peña ₱1,000.00 Лев 日本 😀\n\tnext';

    expect(printable(text)).toBe(text);
  });

  it('keeps JSON what it means', () => {
    const answer = { message: 'x\u009b5\u001b\u202e' };

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

  it('says where no server was', () => {
    const error = new ApiError(0, 'NO_SERVER_RESPONSE', 'No Server Response');

    expect(explanation(error, URL)).toBe(
      'no server answers at http://localhost:3000; BACKOFFICE_URL says where it is',
    );
  });

  it('is the sentence of any other error', () => {
    expect(explanation(new Error('There is no loan with this number.'), URL)).toBe(
      'There is no loan with this number.',
    );
    expect(explanation('odd', URL)).toBe('odd');
  });
});
