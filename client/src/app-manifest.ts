import type { Language } from './lib/language';
import { layoutTexts } from './texts/layout';
import { pagesTexts } from './texts/pages';

const icon = (file: string, sizes: string, purpose = 'any') => ({
  src: `/icons/${file}`,
  sizes,
  type: 'image/png',
  purpose,
});

/** What a device needs to know to keep the site as an app. */
export function appManifest(language: Language) {
  const { brand, wallet, loan, settings } = layoutTexts[language];
  const shortcuts = Object.entries({ wallet, loan, settings });
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description: pagesTexts[language].home,
    lang: language,
    dir: 'ltr',
    start_url: '/dash',
    scope: '/',
    display: 'standalone',
    background_color: '#FBF8F1',
    theme_color: '#FBF8F1',
    categories: ['finance'],
    icons: [
      icon('192.png', '192x192'),
      icon('512.png', '512x512'),
      icon('maskable.png', '512x512', 'maskable'),
    ],
    shortcuts: shortcuts.map(([page, name]) => ({
      name,
      url: `/${page}`,
      icons: [icon('192.png', '192x192')],
    })),
  };
}
