import { ownPath } from './own-path';

describe('the path to return to after signing in', () => {
  it.each(['/', '/wallet', '/wallet?view=1#top', '/loginless'])('keeps %p', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    '',
    'wallet',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    ' /wallet',
    '/login',
    '/login?from=/wallet',
    undefined,
    null,
    7,
    ['/wallet'],
  ])('refuses %p', (from) => {
    expect(ownPath(from)).toBeUndefined();
  });
});
