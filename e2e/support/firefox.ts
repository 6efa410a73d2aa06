import { existsSync } from 'node:fs';
import { type Browser, launch, type Page } from 'puppeteer-core';

/** Where Debian and others put it. */
export const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** Steered by WebDriver BiDi, which a Firefox as it is delivered speaks. */
export const openFirefox = (): Promise<Browser> =>
  launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });

/** What the tree for readers has under a role and a name. */
export const told = (page: Page, role: string, name: string) =>
  page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`);

/** Whether only a file of letters was given up, since the page was left before it came. */
export const isLetterLeft = (error: unknown): boolean =>
  /downloadable font: download failed .*status=2152398850/.test(String(error));
