/** What a text of an address says without its percent-encoding; what is none is given as it stands. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
