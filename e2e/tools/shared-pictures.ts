import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { pagesTexts } from '../../client/src/texts/pages';
import { browser, product } from '../support/running';

/** What a link to a public page shows where it is shared, and what the app looks like on a phone. */
const PUBLIC = join(__dirname, '../../client/public');
const ASSETS = join(__dirname, '../../client/src/assets');
const SIZE = { width: 1200, height: 630 };
const LARGEST_BYTES = 90_000;

const dataAddress = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(join(ASSETS, file)).toString('base64')}`;

/** Each page with the screen of the product that says most about it. */
const slides = {
  home: 'wallet',
  hiw: 'loan',
  about: 'settings',
  contact: 'submitted',
  login: 'otp',
  register: 'register',
} as const;

const STYLE = `
  body { position: relative; overflow: hidden; height: 630px; background: #0a3640; }
  .weave { position: absolute; inset: 0 0 0 720px; background: #14586a; mask: var(--weave) 0 0 / 220px; }
  .words { position: absolute; inset: 72px auto 72px 80px; display: grid; width: 620px; align-content: space-between; color: #fbf8f1; }
  .brand { display: flex; gap: 18px; align-items: center; font: 650 40px/1 var(--font); }
  .brand img { width: 56px; height: 56px; }
  .words h1 { font: 650 60px/1.06 var(--font); letter-spacing: -0.018em; text-wrap: balance; }
  .words p { color: #d9e7e7; font: 400 27px/1.4 var(--font); text-wrap: pretty; }
  .phone { position: absolute; top: 64px; left: 830px; box-sizing: content-box; width: 300px; border: 10px solid #06161b; border-radius: 44px; overflow: hidden; box-shadow: 0 24px 50px rgb(2 16 20 / 0.5); }
  .phone img { display: block; width: 300px; }
  .edge { position: absolute; inset: auto 0 0; height: 10px; background: #f2b32e; }
`;

async function compose(page: Page, name: keyof typeof slides, language: 'en' | 'fil'): Promise<void> {
  const headline = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
  await page.evaluate(
    ({ title, text, brand, weave, slide, style }) => {
      const sheet = Object.assign(document.createElement('style'), { textContent: style });
      const part = (parent: Element, tag: string, className: string, properties: object = {}) => {
        const element = Object.assign(document.createElement(tag), { className, ...properties });
        parent.append(element);
        return element;
      };
      document.head.append(sheet);
      document.body.replaceChildren();
      document.body.style.setProperty('--weave', `url(${weave})`);
      part(document.body, 'div', 'weave');
      const words = part(document.body, 'div', 'words');
      const name = part(words, 'div', 'brand');
      part(name, 'img', '', { src: brand });
      name.append('Pautang');
      part(words, 'h1', '', { textContent: title });
      part(words, 'p', '', { textContent: text });
      const phone = part(document.body, 'div', 'phone');
      part(phone, 'img', '', { src: slide });
      part(document.body, 'div', 'edge');
    },
    {
      title: headline,
      text: pagesTexts[language][name],
      brand: dataAddress('brand.svg', 'image/svg+xml'),
      weave: dataAddress('weave.svg', 'image/svg+xml'),
      slide: dataAddress(`slides/${language}/light/${slides[name]}.webp`, 'image/webp'),
      style: STYLE,
    },
  );
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

describe.each(['en', 'fil'] as const)('what a shared link shows in %s', (language) => {
  test.each(Object.keys(slides) as (keyof typeof slides)[])('%s', async (name) => {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: SIZE,
      colorScheme: 'light',
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.goto(`/${name === 'home' ? '' : name}?lang=${language}`);
    await compose(page, name, language);
    const picture = await page.screenshot();
    mkdirSync(join(PUBLIC, 'share'), { recursive: true });
    const { size } = await sharp(picture)
      .jpeg({ quality: 76, mozjpeg: true })
      .toFile(join(PUBLIC, 'share', `${name}.${language}.jpg`));
    expect(size).toBeLessThanOrEqual(LARGEST_BYTES);
    await context.close();
  });
});

/** The mark on paper, as large a part of the icon as what the system cuts off allows. */
test.each([
  ['192', 192, 0.86, true],
  ['512', 512, 0.86, true],
  ['maskable', 512, 0.58, false],
  ['touch', 180, 0.7, false],
] as const)('the icon %s', async (name, size, share, isClear) => {
  const mark = Math.round(size * share);
  const svg = readFileSync(join(ASSETS, 'brand.svg'), 'utf8').replace(/@media.*?\}\}/, '');
  const drawn = await sharp(Buffer.from(svg), { density: (72 * mark) / 32 })
    .resize(mark, mark)
    .png()
    .toBuffer();
  mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
  const background = { r: 251, g: 248, b: 241, alpha: isClear ? 0 : 1 };
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true })
    .toFile(join(PUBLIC, 'icons', `${name}.png`));
});
