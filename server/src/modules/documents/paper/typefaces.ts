import { join } from 'node:path';
import type { Font } from 'fontkit';

export type Weight = 'regular' | 'strong' | 'bold';
type Typeface = Weight | 'other';

/**
 * Familjen Grotesk is the product's typeface (OFL 1.1). It has the signs of all currencies on offer, and figures of one
 * width, so that they stand below each other. DejaVu Sans prints names in other scripts.
 */
const FILES: Readonly<Record<Typeface, string>> = {
  regular: require.resolve('@expo-google-fonts/familjen-grotesk/400Regular/FamiljenGrotesk_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/familjen-grotesk/600SemiBold/FamiljenGrotesk_600SemiBold.ttf'),
  bold: require.resolve('@expo-google-fonts/familjen-grotesk/700Bold/FamiljenGrotesk_700Bold.ttf'),
  other: join(__dirname, '../../../../fonts/DejaVuSans.ttf'),
};

const UNKNOWN_LETTER = '□';
/** pdfkit sets word after word from the left: those of a script that is written from the right stand in one. */
const BETWEEN_WORDS_FROM_THE_RIGHT =
  /(?<=[\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*) (?=[\p{Script=Arabic}\p{Script=Hebrew}])/gu;
const opened = new Map<Typeface, Font>();

/** A typeface is read once, when something is first written in it: that takes longer than to write a page. */
export function typefaceOf(name: Typeface): Font {
  const font = opened.get(name) ?? open(name);
  opened.set(name, font);
  return font;
}

/** The library is loaded with the first document: a server that writes none does not need its memory. */
function open(name: Typeface): Font {
  const fontkit: typeof import('fontkit') = require('fontkit');
  const font = fontkit.openSync(FILES[name]) as Font;
  // A sign is remembered as it is first met: one that came as a part of another, as '.' of ':', would be read as no letter.
  for (const letter of font.characterSet) if (isPlain(letter)) font.glyphForCodePoint(letter);
  return font;
}

/** No ligature and the like, which are read as the letters that they were made from. */
function isPlain(codePoint: number): boolean {
  const letter = String.fromCodePoint(codePoint);
  return letter.normalize('NFKC') === letter;
}

/** The typeface that prints a text, all of it in one, and the text with a box for letters that none has. */
export function printable(text: string, weight: Weight): { typeface: Typeface; text: string } {
  if (isCovered(text, weight)) return { typeface: weight, text };
  const shown = [...text].map((letter) => (isCovered(letter, 'other') ? letter : UNKNOWN_LETTER));
  return { typeface: 'other', text: shown.join('').replaceAll(BETWEEN_WORDS_FROM_THE_RIGHT, '\u00a0') };
}

function isCovered(text: string, name: Typeface): boolean {
  const font = typefaceOf(name);
  return [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}
