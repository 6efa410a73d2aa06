import sharp from 'sharp';
import { cleanImage } from './image-processing';
import { NotAnImage, TooManyPixels } from './upload.errors';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0F5563' } });

describe('what cleans a picture', () => {
  it('takes 40 megapixels, and not more', async () => {
    const { width, height } = await sharp(
      await cleanImage(await blank(8000, 5000).png().toBuffer()),
    ).metadata();

    expect([width, height]).toEqual([2048, 1280]);
    await expect(cleanImage(await blank(8000, 5001).png().toBuffer())).rejects.toThrow(TooManyPixels);
  });

  it('names the field that is wrong', async () => {
    await expect(cleanImage(SVG)).rejects.toMatchObject({
      details: { errors: [{ field: 'image', message: NotAnImage.detail }] },
    });
  });

  it('leaves no decoder but those of JPEG, PNG and WebP', async () => {
    const foreign = [
      SVG,
      await blank(9, 9).gif().toBuffer(),
      await blank(9, 9).tiff().toBuffer(),
      await blank(9, 9).avif().toBuffer(),
      Buffer.from('%PDF-1.4'),
    ];
    for (const bytes of foreign) {
      await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
      await expect(cleanImage(bytes)).rejects.toThrow(NotAnImage);
    }
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      await expect(cleanImage(await blank(9, 9).toFormat(format).toBuffer())).resolves.toBeInstanceOf(Buffer);
    }
  });
});
