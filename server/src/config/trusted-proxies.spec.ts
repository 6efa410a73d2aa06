import { readTrustedProxies } from './trusted-proxies';

describe('readTrustedProxies', () => {
  it.each([
    ['false', false],
    ['0', 0],
    ['2', 2],
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('reads %s', (setting, proxies) => expect(readTrustedProxies(setting)).toEqual(proxies));
});
