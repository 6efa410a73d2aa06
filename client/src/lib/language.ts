import { useSyncExternalStore } from 'react';
import { keepChosen } from './chosen-cookie';
import { Listeners } from './listeners';
import { tabStorage } from './storage';

export const languages = ['en', 'fil'] as const;
export type Language = (typeof languages)[number];

const isLanguage = (text: string | undefined): text is Language => languages.some((known) => known === text);

/** The language of a page that was rendered at build; the page of members comes empty. */
function servedLanguage(): Language | undefined {
  if (typeof document === 'undefined' || !document.getElementById('root')?.hasChildNodes()) return undefined;
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : undefined;
}

/** Of the newest link that named one, in this tab. No cookie: that is for what was chosen. */
function linkedLanguage(): Language | undefined {
  const { language } = (tabStorage.read('linked') ?? {}) as { language?: string };
  return isLanguage(language) ? language : undefined;
}

/**
 * What the address names, else what was chosen on this browser, else what a link named before, else what the browser
 * asks for. What was chosen is in a cookie, so that the server sends the right page.
 */
export function rememberedLanguage(): Language {
  if (typeof document === 'undefined') return 'en';
  const named = new URLSearchParams(window.location.search).get('lang') ?? undefined;
  const chosen = document.cookie.match(/(?:^|; )language=(\w+)/)?.[1];
  if (isLanguage(named)) {
    tabStorage.keep('linked', { language: named });
    return named;
  }
  if (isLanguage(chosen)) return chosen;
  return linkedLanguage() ?? served ?? (/^(fil|tl)\b/.test(navigator.language) ? 'fil' : 'en');
}

const served = servedLanguage();
let current = rememberedLanguage();
const listeners = new Listeners();

/** Answers how to stop listening. */
export const onLanguageChange = listeners.add;

/** Changes the language of every text on the page. What was typed stays. */
export function setLanguage(language: Language): void {
  current = language;
  listeners.tell();
}

/** For the next visits, and a reload. */
export const keepLanguage = (language: Language): void => keepChosen('language', language);

/** As `setLanguage`, and for the next visits too. */
export function chooseLanguage(language: Language): void {
  keepLanguage(language);
  setLanguage(language);
}

export const currentLanguage = (): Language => current;

// A page wakes up in the language it came in, also when it came out of a cache and another was chosen since.
export const firstLanguage = (): Language => served ?? current;

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, firstLanguage);
}
