import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expectAccessible, expectContrast, expectToFit, expectWholeWords } from './accessible';
import { DESKTOP, PHONE, TABLET, visit } from './browser';
import { photographer } from './picture';
import { prepareMember } from './prepare-member';
import { browser, product } from './running';
import { type Stage, walks } from './screens';
import { type Language, textsIn } from './texts';

/** For whoever wants to see the product; no part of the repository. */
const FOLDER = join(__dirname, '../../screenshots');

const SIZES = [PHONE, TABLET, DESKTOP];
const THEMES = ['light', 'dark'] as const;
const checks = { light: expectAccessible, dark: expectContrast };
const AT_ONCE = 3;
/** Whoever asks for the pictures gets all of them; the tests take none, and look where something can differ. */
const isEachWanted = process.env.EACH_PICTURE === 'true';

type Walk = (typeof walks)[number];
type Shoot = Awaited<ReturnType<typeof photographer>>;

/** Each walk has a person of its own in each language, so that none changes what another one sees. */
async function personOf({ member }: Walk, language: Language, index: number): Promise<string> {
  if (member === undefined) return '';
  if ('phoneNumber' in member) return member.phoneNumber;
  const phoneNumber = `6391855500${language === 'en' ? 1 : 2}${index}`;
  await prepareMember(product.url, phoneNumber, member.done);
  return phoneNumber;
}

/** At each size, and where pictures are wanted in each theme. What axe looks at on a phone in English stands for both languages. */
async function look(
  page: Page,
  name: string,
  isDialog: boolean,
  language: Language,
  shoot: Shoot,
): Promise<void> {
  for (const size of SIZES) {
    if (isDialog && size === TABLET) continue;
    await page.setViewportSize(size);
    await expectToFit(page);
    if (size === PHONE) await expectWholeWords(page);
    for (const colorScheme of THEMES) {
      const isLookedAt = colorScheme === 'light' || (size === PHONE && language === 'en');
      if (!isLookedAt && !isEachWanted) continue;
      await page.emulateMedia({ colorScheme });
      const path = join(FOLDER, language, `${name}-${size.width}-${colorScheme}.jpg`);
      // On a phone what a page goes on with, elsewhere what one sees of it: whole wide pages take a second each.
      if (isEachWanted) await shoot(path, !isDialog && size === PHONE);
      if (size === PHONE && language === 'en') await checks[colorScheme](page);
    }
  }
}

async function take(walk: Walk, language: Language, index: number): Promise<string[]> {
  const phoneNumber = await personOf(walk, language, index);
  const { page, context, complaints } = await visit(browser, product.url);
  await context.addCookies([{ name: 'language', value: language, url: product.url }]);
  await page.clock.install();
  await page.goto('/nowhere');
  const shoot = await photographer(page);
  const stage: Stage = { page, product, texts: textsIn(language), phoneNumber };
  for (const { name, open, isDialog = false } of walk.screens) {
    await open(stage);
    await look(page, name, isDialog, language, shoot);
  }
  await context.close();
  return complaints;
}

/** Goes through every screen and dialog in a language; answers what the pages complained of. */
export async function takePictures(language: Language): Promise<string[]> {
  if (isEachWanted) {
    rmSync(join(FOLDER, language), { recursive: true, force: true });
    mkdirSync(join(FOLDER, language), { recursive: true });
  }
  const waiting = walks.map((walk, index) => ({ walk, index }));
  const complaints: string[] = [];
  const walker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      complaints.push(...(await take(next.walk, language, next.index)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walker));
  return complaints;
}
