import type { Page } from 'playwright-core';

/**
 * Hears from now on what the messages of a page say, also those that are gone before one looks for them: some stay for
 * half a second. Answers what waits for one, and tells when it came by the clock of the page.
 */
export async function hearMessages(page: Page): Promise<(text: string) => Promise<number>> {
  const heard = await page.evaluateHandle(() => {
    const messages: { text: string; at: number }[] = [];
    const listen = () => {
      for (const { textContent: text } of document.querySelectorAll('[data-toaster] [data-kind]'))
        if (text !== messages.at(-1)?.text) messages.push({ text, at: performance.now() });
    };
    new MutationObserver(listen).observe(document, { childList: true, subtree: true, characterData: true });
    return messages;
  });
  return async (text) => {
    const found = await page.waitForFunction(
      ([messages, words]) => messages.find((message) => message.text.includes(words)),
      [heard, text] as const,
    );
    return (await found.jsonValue())?.at ?? Number.NaN;
  };
}
