import { useSyncExternalStore } from 'react';

export const languages = ['en', 'fil'] as const;
export type Language = (typeof languages)[number];

const cookieName = 'language';
const yearSeconds = 31_536_000;

const isLanguage = (text: string | undefined): text is Language => languages.some((known) => known === text);

/** What was chosen on this browser, else what it asks for. A cookie, so that the server sends the right page. */
function rememberedLanguage(): Language {
  if (typeof document === 'undefined') return 'en';
  const chosen = document.cookie.match(/(?:^|; )language=(\w+)/)?.[1];
  if (isLanguage(chosen)) return chosen;
  return /^(fil|tl)\b/.test(navigator.language) ? 'fil' : 'en';
}

let current = rememberedLanguage();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the language of every text on the page. What was typed stays. */
export function setLanguage(language: Language): void {
  current = language;
  for (const listener of listeners) listener();
}

/** As `setLanguage`, and for the next visits too. */
export function chooseLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${cookieName}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
  setLanguage(language);
}

export const currentLanguage = (): Language => current;

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}
