import { ownPath } from './own-path';

describe('the path to return to after signing in', () => {
  it.each(['/', '/wallet', '/wallet?view=1#top', '/settings?dialog=account', '/loginless'])(
    'keeps %p',
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );

  it.each([
    ['/dash?dialog=signOut', '/dash'],
    ['/wallet?menu=open#top', '/wallet#top'],
    ['/settings?dialog=pay&menu=open', '/settings?dialog=pay'],
    ['/loan?menu=open&dialog=signOut', '/loan'],
  ])('drops of %p what led out', (path, kept) => {
    expect(ownPath(path)).toBe(kept);
  });

  it.each([
    '',
    'wallet',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example?menu=open',
    '/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    ' /wallet',
    '/login',
    '/login?from=/wallet',
    '/./login',
    '/dash/../login?menu=open',
    undefined,
    null,
    7,
    ['/wallet'],
  ])('refuses %p', (from) => {
    expect(ownPath(from)).toBeUndefined();
  });
});
