import type sharp from 'sharp';
import { NotAnImage, ofImage, TooManyPixels } from './upload.errors';

const LONGEST_SIDE_PIXELS = 2048;
const MOST_PIXELS = 40_000_000;

/** JPEG, PNG, and WebP, which is RIFF with the length of the file before its name. */
const BEGINNINGS = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];

let loaded: typeof sharp | undefined;

/**
 * A JPEG of what the picture shows and of nothing else: metadata such as the place it was taken at is gone,
 * the longest side is at most 2048 pixels.
 * @throws NotAnImage, TooManyPixels
 */
export async function cleanImage(bytes: Buffer): Promise<Buffer> {
  assertKnownFormat(bytes);
  const sharp = decoder();
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse);
  if (width * height > MOST_PIXELS) throw ofImage(TooManyPixels);
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({
      width: LONGEST_SIDE_PIXELS,
      height: LONGEST_SIDE_PIXELS,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(refuse);
}

/** Loaded with the first photo: a server that is sent none does not need its memory. */
function decoder(): typeof sharp {
  if (loaded) return loaded;
  const sharp: typeof import('sharp') = require('sharp');
  // No other decoder of libvips ever sees what somebody sent, whatever the bytes pretend to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  // Photos differ, so nothing that was decoded is worth keeping; and one at a time is decoded, which needs no more threads.
  sharp.cache(false);
  sharp.concurrency(1);
  loaded = sharp;
  return loaded;
}

/** Told by the first bytes, before any decoder reads them. @throws NotAnImage */
function assertKnownFormat(bytes: Buffer): void {
  const beginning = bytes.toString('hex', 0, 12);
  if (!BEGINNINGS.some((known) => known.test(beginning))) throw ofImage(NotAnImage);
}

function refuse(): never {
  throw ofImage(NotAnImage);
}
