import { writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright-core';

/** Takes pictures of a page the quick way: hundreds are to be made while one waits. */
export async function photographer(page: Page): Promise<(path: string, whole: boolean) => Promise<void>> {
  const developer: CDPSession = await page.context().newCDPSession(page);
  return async (path, whole) => {
    // Counted from the top of the page, also where it is scrolled.
    const { hasImages, ...clip } = await page.evaluate((isWhole) => {
      const { clientWidth: width, clientHeight, scrollHeight } = document.documentElement;
      const shown = isWhole
        ? { y: 0, width, height: scrollHeight }
        : { y: scrollY, width, height: clientHeight };
      return { ...shown, hasImages: document.images.length > 0 };
    }, whole);
    const take = () =>
      developer.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality: 80,
        optimizeForSpeed: true,
        captureBeyondViewport: whole,
        clip: { ...clip, x: 0, scale: 1 },
      });
    // Images are drawn a frame after they are first wanted.
    if (hasImages) await take();
    const { data } = await take();
    await writeFile(path, Buffer.from(data, 'base64'));
  };
}
