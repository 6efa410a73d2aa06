import { ApiError } from '../api/problem';
import { errorMessage } from './error-message';

describe('the sentence of an error', () => {
  it("is the server's own", () => {
    expect(errorMessage(new ApiError(422, 'OTP_INVALID', 'Wrong code.'))).toBe('Wrong code.');
  });

  it('is the same of a session whose cookie is gone as of one that ran out, so that it is told once', () => {
    const gone = new ApiError(401, 'REFRESH_TOKEN_MISSING', 'Please sign in first.');
    expect(errorMessage(gone)).toBe('Your login has expired.');
  });
});
