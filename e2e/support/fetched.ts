import type { Page, Request } from 'playwright-core';

/** The address of a part of the program, as of a page. */
export const part = (name: string) => new RegExp(`/assets/${name}(-page|-screen)?-[\\w-]{8}\\.js$`);

/**
 * Called before a page begins to fetch something ahead, with what it surely fetches. What is answered waits until that
 * is there, and what it has led to as well: the texts of a part, say.
 */
export function fetchedAhead(page: Page, addresses: (RegExp | string)[]): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const answers = Promise.all(addresses.map((address) => page.waitForResponse(address)));
  return async () => {
    for (const answer of await answers) await answer.finished();
    do await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    while (underWay.size > 0);
  };
}
