import { writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright-core';

/** Takes pictures of a page the quick way: hundreds are to be made while one waits. */
export async function photographer(page: Page): Promise<(path: string, whole: boolean) => Promise<void>> {
  const developer: CDPSession = await page.context().newCDPSession(page);
  return async (path, whole) => {
    // Counted from the top of the page, also where it is scrolled.
    const part = await page.evaluate((isWhole) => {
      const { clientWidth: width, clientHeight, scrollHeight } = document.documentElement;
      return isWhole ? { y: 0, width, height: scrollHeight } : { y: scrollY, width, height: clientHeight };
    }, whole);
    const { data } = await developer.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: 80,
      optimizeForSpeed: true,
      captureBeyondViewport: whole,
      clip: { ...part, x: 0, scale: 1 },
    });
    await writeFile(path, Buffer.from(data, 'base64'));
  };
}
