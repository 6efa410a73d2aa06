import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** A picture of 12 MB that is no larger in pixels than the server keeps. */
export async function takeHeavyPicture(name: string): Promise<string> {
  const side = 2000;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } });
  const file = join(mkdtempSync(join(tmpdir(), 'pautang-photo-')), `${name}.png`);
  await picture.png({ compressionLevel: 0 }).toFile(file);
  return file;
}

/** A photo as a phone makes it: a large JPEG that says where it was taken. */
export async function takePhoto(name: string): Promise<string> {
  const width = 3000;
  const height = 4000;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' } })
    .toBuffer();
  const file = join(mkdtempSync(join(tmpdir(), 'pautang-photo-')), `${name}.jpg`);
  writeFileSync(file, bytes);
  return file;
}
