/** What the server answers whose session has ended, or whose token is too old. */
export const sessionRefusal = (code: 'LOGIN_EXPIRED' | 'TOKEN_EXPIRED') => ({
  status: 403,
  contentType: 'application/problem+json',
  json: { status: 403, code, message: 'Your login has expired.' },
});
