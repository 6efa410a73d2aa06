import sharp from 'sharp';
import { NotAnImage } from './upload.errors';

const ACCEPTED_FORMATS = ['jpeg', 'png', 'webp'];
const LONGEST_SIDE_PIXELS = 2048;
/** A picture that unpacks to more than this is an attack, not a photo. */
const MOST_PIXELS = 100_000_000;

/**
 * A JPEG of what the picture shows and of nothing else: metadata such as the place it was taken at is gone,
 * the longest side is at most 2048 pixels. The format is told by content, not by name.
 * @throws NotAnImage
 */
export async function cleanImage(bytes: Buffer): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (!ACCEPTED_FORMATS.includes(format)) throw new NotAnImage();
    return await image
      .rotate()
      .resize({
        width: LONGEST_SIDE_PIXELS,
        height: LONGEST_SIDE_PIXELS,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    throw new NotAnImage();
  }
}
