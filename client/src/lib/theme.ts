import { useSyncExternalStore } from 'react';
import { keepChosen } from './chosen-cookie';
import { Listeners } from './listeners';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const canvas: Readonly<Record<Theme, string>> = { light: '#FBF8F1', dark: '#07191F' };

const systemIsDark = (): boolean => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** What was chosen on this browser; none where the system decides. A cookie, so that the server sends the page so. */
function rememberedTheme(): Theme | undefined {
  const chosen = document.cookie.match(/(?:^|; )theme=(\w+)/)?.[1];
  return themes.find((theme) => theme === chosen);
}

const schemeMeta = () => document.querySelector<HTMLMetaElement>('meta[name=color-scheme]');

let current: Theme | undefined;
const listeners = new Listeners();

/** A medium that holds while this theme is shown. The server writes the same into a page that it sends. */
export function themeMedium(theme: Theme, chosen: Theme | undefined): string {
  if (chosen === undefined) return `(prefers-color-scheme: ${theme})`;
  return chosen === theme ? 'all' : 'not all';
}

function show(theme: Theme | undefined): void {
  current = theme;
  const { dataset } = document.documentElement;
  if (theme === undefined) delete dataset.theme;
  else dataset.theme = theme;
  schemeMeta()?.setAttribute('content', theme ?? 'light dark');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = themes.find((each) => canvas[each] === meta.content);
    if (own) meta.media = themeMedium(own, theme);
  }
  listeners.tell();
}

/** A page comes as it was chosen, but for one out of a cache, or beside a tab in which another theme was chosen since. */
export function followTheme(): void {
  const served = schemeMeta()?.content;
  current = themes.find((theme) => theme === served);
  const look = () => {
    const remembered = rememberedTheme();
    if (remembered !== current) show(remembered);
  };
  look();
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}

/** Shows a theme now and at the next visits; none leaves it to the system. */
export function chooseTheme(theme: Theme | undefined): void {
  keepChosen('theme', theme);
  show(theme);
}

/** The theme that is shown at this moment. */
export const themeNow = (): Theme => current ?? (systemIsDark() ? 'dark' : 'light');

/** What was chosen. Pages are rendered at build as the system decides. */
export function useChosenTheme(): Theme | undefined {
  return useSyncExternalStore(
    listeners.add,
    () => current,
    () => undefined,
  );
}
