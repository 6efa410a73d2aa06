import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser';
import { Product } from './product';

jest.setTimeout(180_000);

/** Of the file that imports them: there from its first test to its last. */
export let product: Product;
export let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
  product = await Product.start();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
