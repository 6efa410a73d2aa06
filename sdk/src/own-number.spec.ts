import { withOwnNumber } from './own-number';

const tokenOf = (sub: string, phoneNumber: string) =>
  [
    'head',
    Buffer.from(JSON.stringify({ sub, UserInfo: { phoneNumber } })).toString('base64url'),
    'sign',
  ].join('.');
const [BEFORE, NOW, OTHER] = ['639171111111', '639172222222', '639173333333'];
const made = tokenOf('a', BEFORE);
const request = (body?: object) => ({ method: 'POST', url: '/v2/wallet/load', body }) as const;

describe('a request that is sent once more after a refresh', () => {
  it('names its caller by the number of now', () => {
    const sent = withOwnNumber(request({ phoneNumber: BEFORE, id: 'w' }), made, tokenOf('a', NOW));

    expect(sent).toEqual(request({ phoneNumber: NOW, id: 'w' }));
  });

  it.each<[string, object | undefined, string | undefined, string | undefined]>([
    ['of another account', { phoneNumber: BEFORE }, made, tokenOf('b', NOW)],
    ['that names somebody else', { phoneNumber: OTHER }, made, tokenOf('a', NOW)],
    ['with the token that it was made with', { phoneNumber: BEFORE }, made, made],
    ['without a number', { id: 'w' }, made, tokenOf('a', NOW)],
    ['without a body', undefined, made, tokenOf('a', NOW)],
    ['of nobody', { phoneNumber: BEFORE }, undefined, tokenOf('a', NOW)],
    ['of tokens that tell nothing', { phoneNumber: BEFORE }, 'before', 'now'],
  ])('stays as it was made, %s', (_, body, first, then) => {
    expect(withOwnNumber(request(body), first, then)).toEqual(request(body));
  });
});
