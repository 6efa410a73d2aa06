import { inflateSync } from 'node:zlib';

/** What a PDF of this product says, line by line in the order of drawing. Reads what pdfkit writes, no more. */
export function pdfText(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      lettersOf(objects, objects.get(id) ?? ''),
    ]),
  );
  return [...objects.values()]
    .filter((body) => body.includes('stream\n'))
    .flatMap((body) => linesIn(streamOf(body), fonts));
}

/** How many pages it has. */
export function pdfPages(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type \/Page\n/g)].length;
}

function streamOf(body: string): string {
  const bytes = Buffer.from(
    body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('\nendstream')),
    'latin1',
  );
  return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
}

/** The letters of a font by the number of their glyph. */
function lettersOf(objects: ReadonlyMap<string, string>, font: string): string[] {
  const id = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '';
  const map = streamOf(objects.get(id) ?? 'stream\n\nendstream');
  return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([^>]*)>/g)].map(([, codes = '']) =>
      String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
    ),
  );
}

function linesIn(content: string, fonts: ReadonlyMap<string, string[]>): string[] {
  return [...content.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, block = '']) => {
    const letters = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '') ?? [];
    return [...block.matchAll(/<([\da-f]+)>/gi)]
      .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
      .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
      .join('');
  });
}
