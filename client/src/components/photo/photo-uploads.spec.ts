import { ApiError } from '../../api/problem';
import type { PhotoUpload } from '../../api/upload';
import { photoStore } from './photo-store';
import { choosePhoto, markRefusedPhotos, refusePhoto, removePhoto, uploadPhotos } from './photo-uploads';

afterEach(photoStore.forget);

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

it('a photo that takes the place of an uploaded one, while another is on its way, goes along', async () => {
  const picture = (name: string) => new File([name], name, { type: 'image/jpeg' });
  const send = jest.fn(async ({ kind }: PhotoUpload): Promise<string> => {
    const url = `/v2/files/member/${kind}-${send.mock.calls.length}.jpg`;
    if (kind === 'selfie') {
      while (photoStore.get().front.status !== 'uploaded') await new Promise(setImmediate);
      choosePhoto('front', picture('better.jpg'));
    }
    return url;
  });
  choosePhoto('front', picture('front.jpg'));
  choosePhoto('selfie', picture('selfie.jpg'));

  const urls = await uploadPhotos('639170000011', send);

  expect(urls).toMatchObject({ imageIdFrontURL: '/v2/files/member/front-3.jpg' });
  expect(photoStore.get().front).toMatchObject({ status: 'uploaded', url: urls.imageIdFrontURL });
});

it('a photo that is taken out while another is on its way does not go along', async () => {
  const send = async ({ kind }: PhotoUpload): Promise<string> => {
    if (kind === 'selfie') {
      while (photoStore.get().front.status !== 'uploaded') await new Promise(setImmediate);
      removePhoto('front');
    }
    return `/v2/files/member/${kind}.jpg`;
  };
  choosePhoto('front', new File(['front'], 'front.jpg', { type: 'image/jpeg' }));
  choosePhoto('selfie', new File(['selfie'], 'selfie.jpg', { type: 'image/jpeg' }));

  expect(await uploadPhotos('639170000011', send)).toEqual({
    imageSelfieURL: '/v2/files/member/selfie.jpg',
  });
});

it('a refused photo is named to its form, and stays one that is to be chosen anew', async () => {
  const sentence = 'This file is no picture, or it is damaged.';
  const refusal = new ApiError(415, 'NOT_AN_IMAGE', sentence, [{ field: 'image', message: sentence }]);
  choosePhoto('back', new File(['no picture'], 'back.jpg', { type: 'image/jpeg' }));

  const error = await uploadPhotos('639170000011', async ({ kind }) => {
    if (kind === 'back') throw refusal;
    return `/v2/files/member/${kind}.jpg`;
  }).catch((reason) => reason);
  markRefusedPhotos(error);

  expect([error.status, error.code, error.message]).toEqual([415, 'NOT_AN_IMAGE', sentence]);
  expect(error.fieldErrors).toEqual([{ field: 'imageIdBackURL', message: sentence }]);
  expect(photoStore.get().back).toMatchObject({ status: 'failed', mayRetry: false, message: sentence });
});

it('goes on without a file that was refused when it was picked only once it is taken out', async () => {
  const send = async ({ kind }: PhotoUpload) => `/v2/files/member/${kind}.jpg`;
  refusePhoto('back', 'This file is not a picture.');

  await expect(uploadPhotos('639170000011', send)).rejects.toMatchObject({
    fieldErrors: [{ field: 'imageIdBackURL', message: 'This file is not a picture.' }],
  });

  removePhoto('back');
  await expect(uploadPhotos('639170000011', send)).resolves.toEqual({});
});
