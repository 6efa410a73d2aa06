import type { PhotoUpload } from '../../api/upload';
import { photoStore } from './photo-store';
import { choosePhoto, uploadPhotos } from './photo-uploads';

it('what was uploaded goes along also where its form was left meanwhile', async () => {
  choosePhoto('front', new File(['a picture'], 'front.jpg', { type: 'image/jpeg' }));
  let begin: (arrive: (url: string) => void) => void = () => {};
  const begun = new Promise<(url: string) => void>((resolve) => (begin = resolve));
  const uploaded = uploadPhotos('639170000011', () => new Promise(begin));
  const arrive = await begun;

  photoStore.forget();
  arrive('/v2/files/member/front.jpg');

  expect(await uploaded).toMatchObject({ imageIdFrontURL: '/v2/files/member/front.jpg' });
  expect(photoStore.get().front).toEqual({ status: 'empty' });
});

const gone = Object.assign(new File(['a picture'], 'front.jpg', { type: 'image/jpeg' }), {
  slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
});

it.each([
  ['is empty', new File([], 'front.jpg', { type: 'image/jpeg' })],
  ['was deleted since it was chosen', gone],
])('a photo that %s is to be chosen anew, and the others go on', async (_what, file) => {
  const send = jest.fn(async ({ kind }: PhotoUpload) => `/v2/files/member/${kind}.jpg`);
  choosePhoto('front', file);
  choosePhoto('back', new File(['a picture'], 'back.jpg', { type: 'image/jpeg' }));

  await expect(uploadPhotos('639170000011', send)).rejects.toThrow('This photo cannot be opened.');

  expect(photoStore.get().front).toMatchObject({ status: 'failed', mayRetry: false });
  expect(photoStore.get().back).toMatchObject({ status: 'uploaded' });
  expect(send).toHaveBeenCalledTimes(1);
});
