import { isFor } from './token-audience';

const AUDIENCE = 'https://pautang.example';
const LAST = new Date('2026-11-23T10:00:00Z');
const last = LAST.getTime() / 1000;

describe('an access token', () => {
  it('is for the installation that it names', () => {
    expect(isFor({ aud: AUDIENCE, iat: last + 3600 }, AUDIENCE, LAST)).toBe(true);
  });

  it.each([
    ['another installation', 'https://rehearsal.pautang.example'],
    ['several', [AUDIENCE, 'https://rehearsal.pautang.example']],
    ['nobody', ''],
    ['null', null],
  ])('is refused when it is for %s', (_, aud) => {
    expect(isFor({ aud, iat: last - 3600 }, AUDIENCE, LAST)).toBe(false);
  });

  it('of a server of before, which names nobody, counts while such servers are replaced, and no later', () => {
    expect(isFor({ iat: last }, AUDIENCE, LAST)).toBe(true);
    expect(isFor({ iat: last + 1 }, AUDIENCE, LAST)).toBe(false);
    expect(isFor({}, AUDIENCE, LAST)).toBe(false);
  });
});
