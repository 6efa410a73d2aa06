import { fitWithin } from './prepare-image';

describe('fitting a picture', () => {
  it.each([
    ['a wide photo', { width: 4032, height: 3024 }, { width: 2048, height: 1536 }],
    ['a tall photo', { width: 3024, height: 4032 }, { width: 1536, height: 2048 }],
    ['a photo of exactly the limit', { width: 2048, height: 1000 }, { width: 2048, height: 1000 }],
    ['a small photo', { width: 640, height: 480 }, { width: 640, height: 480 }],
    ['a strip that would lose its height', { width: 8192, height: 1 }, { width: 2048, height: 1 }],
  ])('%s', (_what, size, fitted) => {
    expect(fitWithin(size, 2048)).toEqual(fitted);
  });
});
