import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { Product } from './product';

jest.setTimeout(180_000);

/** Of the file that imports them, or of all that are put together with it: there from the first test to the last. */
export let product: Product;
export let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  product = await Product.startDemo();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
