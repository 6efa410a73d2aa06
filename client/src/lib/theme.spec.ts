import { themeMedium } from './theme';

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
