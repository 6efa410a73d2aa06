import { followTheme, themeMedium } from './theme';

describe('the medium of a theme', () => {
  it.each([
    ['light', undefined, '(prefers-color-scheme: light)'],
    ['dark', undefined, '(prefers-color-scheme: dark)'],
    ['dark', 'dark', 'all'],
    ['dark', 'light', 'not all'],
    ['light', 'light', 'all'],
  ] as const)('%s is shown, where %s was chosen, in %s', (theme, chosen, medium) => {
    expect(themeMedium(theme, chosen)).toBe(medium);
  });
});

describe('a page that was kept', () => {
  const canvases = ['#FBF8F1', '#07191F'].map((content) => ({ content, media: 'as it was kept' }));
  const page = {
    cookie: '',
    documentElement: { dataset: {} as { theme?: string } },
    scheme: {
      content: '',
      setAttribute(_: string, value: string) {
        page.scheme.content = value;
      },
    },
    querySelector: () => page.scheme,
    querySelectorAll: () => canvases,
    addEventListener: () => undefined,
  };

  beforeAll(() =>
    Object.assign(globalThis, { document: page, window: { addEventListener: () => undefined } }),
  );
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'document');
    Reflect.deleteProperty(globalThis, 'window');
  });

  it.each([
    ['dark', '', 'light dark', '(prefers-color-scheme: light)'],
    ['dark', 'language=fil; theme=light', 'light', 'all'],
    ['light dark', 'theme=dark', 'dark', 'not all'],
  ])('in %s takes the theme of the cookie "%s"', (kept, cookie, scheme, light) => {
    page.scheme.content = kept;
    page.cookie = cookie;

    followTheme();

    expect([page.scheme.content, canvases[0]?.media]).toEqual([scheme, light]);
  });
});
