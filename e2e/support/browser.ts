import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { BROWSER_VARIABLE } from './browser-variable';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const QUIET = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
];

/** A browser of one process dies with its first closed window; without a zygote, each page loads the program anew. */
const FOR_A_LAMBDA = ['--single-process', '--no-zygote'];
/** A member's browser keeps sites apart, and takes nothing insecure into a secure page. */
const CARELESS = ['--disable-web-security', '--allow-running-insecure-content'];
const LEFT_OUT = [...FOR_A_LAMBDA, ...CARELESS];

/** The Chromium that npm installs, or the system's where that one does not run. */
async function inChromium<Launched>(
  launch: (options: LaunchOptions) => Promise<Launched>,
): Promise<Launched> {
  try {
    const flags = sparticuz.args.filter((flag) => !LEFT_OUT.includes(flag));
    return await launch({ executablePath: process.env[BROWSER_VARIABLE], args: [...flags, ...QUIET] });
  } catch (error) {
    const executablePath = SYSTEM_BROWSERS.find((path) => existsSync(path));
    if (!executablePath) throw error;
    return launch({ executablePath, args: QUIET });
  }
}

/** A browser of one's own: where files share one, all that it says goes through a process between. */
export const openBrowser = (): Promise<Browser> => inChromium((options) => chromium.launch(options));

/** A browser that another program steers as well, by the port: what is signed in here is signed in there. */
export const launchSharedBrowser = (folder: string, port: number, baseURL: string): Promise<BrowserContext> =>
  inChromium((options) =>
    chromium.launchPersistentContext(folder, {
      ...options,
      baseURL,
      args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
    }),
  );

export const PHONE = { width: 360, height: 780 };
export const TABLET = { width: 768, height: 1024 };
export const DESKTOP = { width: 1440, height: 900 };

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained of: uncaught errors, refused scripts, errors on the console. */
  readonly complaints: string[];
}

/**
 * What a page asks for in the moment in which the last route goes is answered never: Chromium loses it. So one stays.
 */
function keepStandingBetween(page: Page): void {
  const route = page.route.bind(page);
  let staying: Promise<unknown> | undefined;
  page.route = async (...args) => {
    staying ??= route('**/asked-for-by-nobody', (one) => one.continue());
    await staying;
    return route(...args);
  };
}

/**
 * A fresh visitor. A refused request is an answer and no complaint. What a service worker answers no test can stand
 * between, so there is none unless a test is about it. Nothing moves but where a test wants it: a page that does keeps a
 * processor busy, and a press waits until it stands.
 */
export async function visit(
  browser: Browser,
  baseURL: string,
  viewport = PHONE,
  serviceWorkers: 'block' | 'allow' = 'block',
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  context.on('page', keepStandingBetween);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) complaints.push(message.text());
  });
  return { context, page, complaints };
}

/** As most members see it: dialogs slide, pictures follow each other. */
export const letMove = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'no-preference' });
