import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { usualOffer } from '@pautang/loan-terms';
import { type CompressedBytes, compressed } from './compressed-bytes';
import type { Language } from './platform/language/language';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Which of its forms a visitor gets of a page. */
export interface PageForm {
  readonly name: string;
  readonly language: Language;
  /** None where the system decides. */
  readonly theme?: Theme;
  /** Whether the address names the language, so that it is the address of this form alone. */
  readonly isNamed: boolean;
}

/** What `/config` answers, of which a page may show some. */
export type ShownConfig = typeof usualOffer & Readonly<Record<string, unknown>>;

const OFFER = Object.keys(usualOffer) as (keyof typeof usualOffer)[];

const lendsAsUsual = (config: ShownConfig) =>
  config.charges === undefined &&
  OFFER.every((name) => JSON.stringify(config[name]) === JSON.stringify(usualOffer[name]));

/** A page with the figures of the usual offer stands beside that without, under this ending. */
const WITH_FIGURES = '-usual';

/**
 * The pages as they were rendered at build, completed with what a build does not know: the public address, the theme
 * that was chosen, and the company. Each form is made and compressed once, when it is first asked for.
 */
export class PageStore {
  private readonly forms = new Map<string, Promise<CompressedBytes>>();

  constructor(
    private readonly root: string,
    private readonly publicUrl = '',
    private readonly config?: ShownConfig,
  ) {}

  /** @throws where it was not rendered */
  read(form: PageForm): Promise<CompressedBytes> {
    const { name, language, theme, isNamed } = form;
    const key = [language, name, theme, isNamed].join();
    const known = this.forms.get(key);
    if (known) return known;
    const made = this.make(form);
    this.forms.set(key, made);
    made.catch(() => this.forms.delete(key));
    return made;
  }

  private async make(form: PageForm): Promise<CompressedBytes> {
    return compressed(Buffer.from(completed(await this.rendered(form), form, this.publicUrl)));
  }

  private async rendered({ name, language }: PageForm): Promise<string> {
    const read = (file: string) => readFile(join(this.root, 'pages', language, `${file}.html`), 'utf8');
    if (!this.config || !lendsAsUsual(this.config)) return read(name);
    const { config } = this;
    return read(name + WITH_FIGURES).then(
      (page) => withConfig(page, config),
      () => read(name),
    );
  }
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** In the words that are read, and once more as a whole for the program, in which no text ends its element. */
function withConfig(page: string, config: ShownConfig): string {
  return page
    .replaceAll(/%(\w+)%/g, (open, name) => {
      const text = config[name];
      return typeof text === 'string' ? text.replaceAll(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign) : open;
    })
    .replace('%config%', () => JSON.stringify(config).replaceAll('<', '\\u003c'));
}

/** What the build leaves open stands between percent signs; what depends on the theme asks the system in a medium. */
function completed(page: string, { language, theme, isNamed }: PageForm, publicUrl: string): string {
  const addressed = page
    .replaceAll('%origin%', publicUrl)
    .replaceAll('%named%', isNamed ? `?lang=${language}` : '');
  if (theme === undefined) return addressed;
  return THEMES.reduce(
    (themed, each) =>
      themed.replaceAll(`(prefers-color-scheme: ${each})`, each === theme ? 'all' : 'not all'),
    addressed.replace('<html ', `<html data-theme="${theme}" `).replace('"light dark"', `"${theme}"`),
  );
}
