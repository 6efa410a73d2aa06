import { openSync } from 'fontkit';

export type Weight = 'regular' | 'strong' | 'bold';
type Typeface = Weight | 'other';

const UNKNOWN_LETTER = '□';

/** Familjen Grotesk is the product's typeface, and has the signs of all currencies on offer (OFL 1.1). */
const familjen = (name: string) =>
  require.resolve(`@expo-google-fonts/familjen-grotesk/${name}/FamiljenGrotesk_${name}.ttf`);

/** DejaVu Sans prints names in other scripts. */
export const TYPEFACES: Readonly<Record<Typeface, string>> = {
  regular: familjen('400Regular'),
  strong: familjen('600SemiBold'),
  bold: familjen('700Bold'),
  other: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
};

const letters = { regular: lettersOf(TYPEFACES.regular), other: lettersOf(TYPEFACES.other) };

/** The typeface that prints a text, all of it in one, and the text with a box for letters that none has. */
export function printable(text: string, weight: Weight): { typeface: Typeface; text: string } {
  if (isCovered(text, letters.regular)) return { typeface: weight, text };
  const shown = [...text].map((letter) => (isCovered(letter, letters.other) ? letter : UNKNOWN_LETTER));
  return { typeface: 'other', text: shown.join('') };
}

function isCovered(text: string, known: ReadonlySet<number>): boolean {
  return [...text].every((letter) => known.has(letter.codePointAt(0) ?? 0));
}

function lettersOf(file: string): ReadonlySet<number> {
  const font = openSync(file);
  return new Set('characterSet' in font ? font.characterSet : []);
}
