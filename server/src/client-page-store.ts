import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
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

export interface PageBytes {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * The pages as they were rendered at build, completed with what a build does not know: the public address and the theme
 * that was chosen. Each form is made and compressed once, when it is first asked for.
 */
export class PageStore {
  private readonly forms = new Map<string, Promise<PageBytes>>();

  constructor(
    private readonly root: string,
    private readonly publicUrl = '',
  ) {}

  /** @throws where it was not rendered */
  read(form: PageForm): Promise<PageBytes> {
    const { name, language, theme, isNamed } = form;
    const key = [language, name, theme, isNamed].join();
    const known = this.forms.get(key);
    if (known) return known;
    const made = this.make(form);
    this.forms.set(key, made);
    made.catch(() => this.forms.delete(key));
    return made;
  }

  private async make(form: PageForm): Promise<PageBytes> {
    const rendered = await readFile(join(this.root, 'pages', form.language, `${form.name}.html`), 'utf8');
    const plain = Buffer.from(completed(rendered, form, this.publicUrl));
    const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    return { etag, plain, br, gzip: zipped };
  }
}

/** What the build leaves open stands between percent signs; what depends on the theme asks the system in a medium. */
function completed(page: string, { language, theme, isNamed }: PageForm, publicUrl: string): string {
  const addressed = page
    .replaceAll('%origin%', publicUrl.replace(/\/+$/, ''))
    .replaceAll('%named%', isNamed ? `?lang=${language}` : '');
  if (theme === undefined) return addressed;
  return THEMES.reduce(
    (themed, each) =>
      themed.replaceAll(`(prefers-color-scheme: ${each})`, each === theme ? 'all' : 'not all'),
    addressed.replace('<html ', `<html data-theme="${theme}" `).replace('"light dark"', `"${theme}"`),
  );
}
