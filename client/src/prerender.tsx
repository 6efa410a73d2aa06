import { usualOffer } from '@pautang/loan-terms';
import type { ConfigDto } from '@pautang/sdk';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { configAnswer } from './api/misc';
import { type Language, languages, setLanguage } from './lib/language';
import { PageTitleContext } from './lib/use-page-title';
import { App, createAppRouter } from './router';
import { activateTexts } from './texts/activate';
import { layoutTexts } from './texts/layout';
import { pagesTexts } from './texts/pages';

export { appManifest } from './app-manifest';
export { languages };

/** What a page says whose program does not come. */
export const wordsAsleep = (language: Language) => {
  const { asleep, again } = pagesTexts[language];
  return { asleep, again };
};

/** The pages that everybody sees alike, each with the path to render it at. */
const paths = {
  home: '/',
  hiw: '/hiw',
  about: '/about',
  contact: '/contact',
  login: '/login',
  register: '/register',
  'not-found': '/not-found',
};

type PageName = keyof typeof paths;

/**
 * What the landing page shows of the configuration, where the server lends as usual: the words about the company are
 * the server's to fill in. It has a page without figures for other offers.
 */
const usualConfig: Pick<
  ConfigDto,
  | keyof typeof usualOffer
  | 'companyName'
  | 'secRegistration'
  | 'certificateOfAuthority'
  | 'paymentOperatorNumber'
  | 'established'
  | 'contactEmail'
> = {
  ...usualOffer,
  terms: [...usualOffer.terms],
  companyName: '%companyName%',
  secRegistration: '%secRegistration%',
  certificateOfAuthority: '%certificateOfAuthority%',
  paymentOperatorNumber: '%paymentOperatorNumber%',
  established: '%established%',
  contactEmail: '%contactEmail%',
};

export interface RenderedPage {
  readonly name: PageName | 'home-usual';
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly markup: string;
}

async function renderPage(name: PageName, language: Language): Promise<RenderedPage> {
  setLanguage(language);
  const path = paths[name];
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  let title = '';
  const app = (
    <PageTitleContext
      value={(rendered) => {
        title = rendered;
      }}
    >
      <App router={router} />
    </PageTitleContext>
  );
  // React would send a large part later, and put it in its place by a script.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail });
  // The policy of the pages allows no styles in them: what the first figures need stands in the style sheets.
  const markup = await new Response(prelude).text();
  const description = pagesTexts[language][name];
  return { name, path, language, title, description, markup: markup.replaceAll(/ style="[^"]*"/g, '') };
}

interface MemberPage {
  readonly name: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
}

/** The pages that come empty, since they differ for each who opens them. */
export function memberPages(): MemberPage[] {
  return languages.flatMap((language) => {
    const { brand, dashboard, wallet, loan, settings } = layoutTexts[language];
    const titles = { dash: dashboard, wallet, loan, settings, activate: activateTexts[language].title };
    const nameless = ['stop-recovery', 'not-me', 'offline'].map((name) => [name, brand] as const);
    const named = Object.entries(titles).map(([name, title]) => [name, `${title} – ${brand}`] as const);
    const description = pagesTexts[language].home;
    return [...named, ...nameless].map(([name, title]) => ({ name, language, title, description }));
  });
}

function fail(error: unknown): never {
  throw error;
}

/** One after the other: the language belongs to the whole client. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const language of languages) {
    for (const name of Object.keys(paths) as PageName[]) pages.push(await renderPage(name, language));
    configAnswer.know(usualConfig as ConfigDto);
    pages.push({ ...(await renderPage('home', language)), name: 'home-usual' });
    configAnswer.know(undefined);
  }
  return pages;
}
