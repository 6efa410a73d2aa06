import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from 'playwright-core';
import { launchSharedBrowser } from '../support/browser';
import { signIn } from '../support/member';
import { freePort, Product } from '../support/product';

jest.setTimeout(600_000);

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof CATEGORIES)[number], number>;

/** Path and least performance; the other three have to be full. */
const PAGES = [
  ['/', 97],
  ['/login', 97],
  ['/register', 95],
  ['/hiw', 95],
  ['/about', 95],
  ['/contact', 95],
  ['/dash', 95],
] as const;

/** A busy machine makes a page slow, and none makes it fast. */
const TRIES = 3;

const command = createRequire(__filename).resolve('lighthouse/cli/index.js');
const folder = mkdtempSync(join(tmpdir(), 'pautang-lighthouse-'));

let product: Product;
let browser: BrowserContext;
let port: number;
const table: string[] = [];

beforeAll(async () => {
  product = await Product.start();
  port = await freePort();
  browser = await launchSharedBrowser(folder, port, product.url);
});

afterAll(async () => {
  process.stdout.write(`\n${table.join('\n')}\n`);
  await browser?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Report {
  readonly finalDisplayedUrl: string;
  readonly categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  readonly audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

/** As Lighthouse does it by itself: a phone on a slow network. The browser's data stays, its cache does not. */
async function measure(path: string): Promise<Report> {
  const page = await browser.newPage();
  const developer = await browser.newCDPSession(page);
  await developer.send('Network.clearBrowserCache');
  await page.close();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      command,
      `${product.url}${path}`,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--disable-storage-reset',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { maxBuffer: 100_000_000 },
  );
  const report: Report = JSON.parse(stdout);
  // Nobody wants to know how fast the sign-in is in the dashboard's place.
  expect(report.finalDisplayedUrl).toBe(`${product.url}${path}`);
  return report;
}

const scoreOf = (report: Report, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** What costs points, so that one knows where to look. */
function losses({ audits, categories }: Report): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  const ids = counted.flatMap(({ id, weight }) => (weight > 0 ? [id] : []));
  return [...new Set(ids)].flatMap((id) => {
    const audit = audits[id];
    const isLost = audit && audit.score !== null && audit.score < 0.9;
    return isLost ? [`    ${audit.title} ${audit.displayValue ?? ''}`] : [];
  });
}

async function expectScores(path: string, leastPerformance: number): Promise<void> {
  const least = { performance: leastPerformance, accessibility: 100, 'best-practices': 100, seo: 100 };
  let best: Scores | undefined;
  let report: Report | undefined;
  for (let tries = 0; tries < TRIES && (best?.performance ?? 0) < leastPerformance; tries++) {
    const next = await measure(path);
    if (best && scoreOf(next, 'performance') <= best.performance) continue;
    report = next;
    best = Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(next, category)])) as Scores;
  }
  const scores = CATEGORIES.map((category) => `${best?.[category]}`.padStart(4)).join('');
  table.push(`${path.padEnd(10)}${scores}`, ...(report ? losses(report) : []));
  expect(CATEGORIES.filter((category) => !best || best[category] < least[category])).toEqual([]);
}

test.each(PAGES.filter(([path]) => path !== '/dash'))('%s', expectScores);

test.each(PAGES.filter(([path]) => path === '/dash'))('%s, signed in', async (path, leastPerformance) => {
  const page = await browser.newPage();
  await signIn(page, '639170000012', true);
  await page.close();
  await expectScores(path, leastPerformance);
});
