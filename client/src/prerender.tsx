import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { App } from './app';
import { type Language, languages, setLanguage } from './lib/language';
import { PageTitleContext } from './lib/use-page-title';
import { createAppRouter } from './router';
import { pagesTexts } from './texts/pages';

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

export interface RenderedPage {
  readonly name: PageName;
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
  const markup = await new Response(prelude).text();
  return { name, path, language, title, description: pagesTexts[language][name], markup };
}

function fail(error: unknown): never {
  throw error;
}

/** One after the other: the language belongs to the whole client. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const language of languages) {
    for (const name of Object.keys(paths) as PageName[]) pages.push(await renderPage(name, language));
  }
  return pages;
}
