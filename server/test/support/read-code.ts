import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a camera reads in a picture of a QR code; nothing where there is none. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
