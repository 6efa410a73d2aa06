import { takePictures } from './support/take-pictures';

test('every screen and dialog fits each width in Filipino', async () => {
  expect(await takePictures('fil')).toEqual([]);
}, 300_000);
