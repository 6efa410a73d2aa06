import type { Language } from '../../lib/language';

/** Screens of the product, in the order in which a member meets them. */
export const slideNames = [
  'register',
  'activate',
  'loan',
  'confirm',
  'submitted',
  'wallet',
  'withdraw',
  'otp',
  'settings',
] as const;

type SlideName = (typeof slideNames)[number];
type Theme = 'light' | 'dark';

/** Taken by `npm run slides`, in each language and theme; a page fetches none but those that it shows. */
const addresses: Readonly<Record<string, string>> = import.meta.glob('../../assets/slides/**/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function slideAddress(name: SlideName, language: Language, theme: Theme): string {
  return addresses[`../../assets/slides/${language}/${theme}/${name}.webp`] ?? '';
}
