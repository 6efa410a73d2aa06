import { keepChosen } from './chosen-cookie';

describe('the cookie of what was chosen', () => {
  const page = { cookie: '' };
  const servedBy = (protocol: string) =>
    Object.assign(globalThis, { document: page, window: { location: { protocol } } });

  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'document');
    Reflect.deleteProperty(globalThis, 'window');
  });

  it.each([
    ['https:', 'language=fil; path=/; max-age=31536000; samesite=lax; secure'],
    ['http:', 'language=fil; path=/; max-age=31536000; samesite=lax'],
  ])('by %s is %s', (protocol, cookie) => {
    servedBy(protocol);

    keepChosen('language', 'fil');

    expect(page.cookie).toBe(cookie);
  });

  it('goes where the choice is taken back', () => {
    servedBy('https:');

    keepChosen('theme', undefined);

    expect(page.cookie).toBe('theme=; path=/; max-age=0; samesite=lax; secure');
  });
});
