import type { Language } from '../../../platform/language/language';
import { filled, inLanguage } from '../../../platform/language/sentence';

/** What a browser says of itself, by the names that people know. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Sign = readonly [sign: RegExp, name: string];

/** The first that fits counts: most browsers also name those that they are alike to. */
const BROWSERS: readonly Sign[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPX|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(MiuiBrowser|XiaoMi)\//, 'Mi Browser'],
  [/\bUC ?Browser\b/, 'UC Browser'],
  [/\b(FBAN|FBAV|FB_IAB)\b/, 'Facebook'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

const SYSTEMS: readonly Sign[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer than any browser's; what is sent beyond it is not looked at. */
const LOOKED_AT = 400;

const nameIn = (text: string, signs: readonly Sign[]) => signs.find(([sign]) => sign.test(text))?.[1] ?? null;

/** Names out of these lists alone: nothing that a client wrote is kept or shown. */
export function deviceOf(userAgent = ''): Device {
  const text = userAgent.slice(0, LOOKED_AT);
  return { browser: nameIn(text, BROWSERS), system: nameIn(text, SYSTEMS) };
}

/** 'Chrome on Android', as far as it is known; nothing where neither is. */
export function deviceWords({ browser, system }: Device, language: Language): string | undefined {
  if (!browser || !system) return browser ?? system ?? undefined;
  return inLanguage(language, filled('{browser} on {system}', { browser, system }));
}
