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
