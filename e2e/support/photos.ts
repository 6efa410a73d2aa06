import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
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
  taken ??= photo();
  const file = join(mkdtempSync(join(tmpdir(), 'pautang-photo-')), `${name}.jpg`);
  writeFileSync(file, await taken);
  return file;
}

let taken: Promise<Buffer> | undefined;

/** 2.5 MB of 3000 by 4000 pixels. Noise of that size would take seconds to make: a quarter of each side is enlarged. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const small = sharp({ create: { width: 750, height: 1000, channels: 3, background: '#888', noise } });
  return sharp(await small.png().toBuffer())
    .resize(3000, 4000)
    .jpeg({ quality: 80 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' } })
    .toBuffer();
}

/** Until so many photos wait in the page for a reload, or nothing does at all. */
export async function untilKept(page: Page, photos: number): Promise<void> {
  // A promise counts as true for waitForFunction.
  while ((await page.evaluate(keptInPage, photos === 0)) !== photos) await setTimeout(50);
}

/** Until numbers wait in the page for a reload, or no more. */
export async function untilNumbersKept(page: Page, areKept = true): Promise<void> {
  const areThere = async () => {
    const names = ['numbers', 'identityNumber', 'accountNumber'];
    return (await Promise.all(names.map((name) => caches.match(`/photos/${name}`)))).some(Boolean);
  };
  while ((await page.evaluate(areThere)) !== areKept) await setTimeout(50);
}

/** In the page: what waits there for a reload, with or without numbers. */
async function keptInPage(withNumbers: boolean): Promise<number> {
  const names = (await caches.keys()).filter((name) => name.startsWith('photos-'));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().filter(({ url }) => withNumbers || !/numbers?$/i.test(url)).length;
}
