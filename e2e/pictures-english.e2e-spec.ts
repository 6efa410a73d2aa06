import { takePictures } from './support/take-pictures';

test('every screen and dialog fits each width, and on a phone axe finds nothing in either theme', async () => {
  expect(await takePictures('en')).toEqual([]);
}, 300_000);
