const yearSeconds = 31_536_000;

/** Keeps what was chosen on this browser in a cookie, so that the server sends the page so; without a choice it goes. */
export function keepChosen(name: 'language' | 'theme', choice: string | undefined): void {
  const maxAge = choice === undefined ? 0 : yearSeconds;
  // A browser keeps no Secure cookie of a page that came by http.
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${name}=${choice ?? ''}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
}
