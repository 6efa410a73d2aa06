import { CONTENT_BOTTOM, CONTENT_WIDTH, GOLD, INK, LINE, MARGIN, PAGE_HEIGHT, QUIET, SEA } from './look';
import { printable, typefaceOf, type Weight } from './typefaces';

export interface PaperOptions {
  readonly title: string;
  readonly author: string;
  readonly language: 'en' | 'fil';
  /** Part of the bytes: the same document has the same time, whenever it is printed. */
  readonly createdAt: Date;
  /** Stands at the foot of every page, beside its number. */
  readonly foot: string;
  readonly pageLabel: (number: number, count: number) => string;
}

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
}

const TEXT_SIZE = 10;
const LINE_GAP = 2.4;
const LOCALES = { en: 'en-PH', fil: 'fil-PH' } as const;

/**
 * A document on A4 with the look of the product, written from top to bottom. What is read aloud is tagged, what only
 * decorates is not. The same calls make the same bytes.
 */
export class Paper {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly bytes: Promise<Buffer>;

  constructor(private readonly options: PaperOptions) {
    const { title, author, language, createdAt } = options;
    // Loaded with the first document: a server that writes none does not need its memory.
    const PDFDocument: typeof import('pdfkit') = require('pdfkit');
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: PAGE_HEIGHT - CONTENT_BOTTOM },
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: LOCALES[language],
      info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: createdAt },
    });
    this.bytes = collect(this.doc);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  get y(): number {
    return this.doc.y;
  }

  /** Who the paper is from, above a row of diamonds. */
  letterhead(name: string, lines: readonly string[]): void {
    this.tagged('P', () => this.write(name, { size: 12, weight: 'bold', color: SEA }));
    this.tagged('P', () => this.write(lines.join('  ·  '), { size: 8.5, color: QUIET }));
    this.space(6);
    this.decoration(() => this.selvedge());
    this.space(18);
  }

  title(text: string, lines: readonly string[]): void {
    this.tagged('H1', () => this.write(text, { size: 22, weight: 'bold' }));
    this.tagged('P', () => this.write(lines.join('  ·  '), { size: 9.5, color: QUIET }));
    this.space(10);
  }

  /** Keeps its distance above, and some of what follows on its page. */
  heading(text: string): void {
    this.space(10);
    this.ensureRoom(64);
    this.tagged('H2', () => this.write(text, { size: 12, weight: 'strong', color: SEA }));
    this.space(3);
  }

  /** Short enough here to stand on one page. */
  paragraph(text: string, style: TextStyle = {}): void {
    this.ensureRoom(this.heightOf(text, style));
    this.tagged('P', () => this.write(text, style));
    this.space(4);
  }

  space(height: number): void {
    this.doc.y += height;
  }

  /** Begins a new page when so much does not fit on this one. Answers whether it did. */
  ensureRoom(height: number): boolean {
    if (this.doc.y + height <= CONTENT_BOTTOM) return false;
    this.doc.addPage();
    return true;
  }

  write(text: string, style: TextStyle): void {
    const { x = MARGIN, y = this.doc.y, color = INK } = style;
    const shown = this.use(text, style);
    this.doc.fillColor(color).text(shown, x, y, layout(style));
  }

  heightOf(text: string, style: TextStyle): number {
    return this.doc.heightOfString(this.use(text, style), layout(style));
  }

  widthOf(text: string, style: TextStyle): number {
    const shown = this.use(text, style);
    return this.doc.widthOfString(shown);
  }

  /** A part of the document with a meaning, inside another one where it is given. */
  tagged(type: string, draw: () => void, parent = this.root): void {
    parent.add(this.doc.struct(type, {}, draw));
  }

  /** A part that holds others; ends when they have been added. */
  group(type: string, fill: (part: PDFKit.PDFStructureElement) => void, parent = this.root): void {
    const part = this.doc.struct(type);
    parent.add(part);
    fill(part);
    part.end();
  }

  /** A drawing of a height, with what it says for programs that read aloud. @param draw with the pen, from this y on */
  figure(alt: string, height: number, draw: (pen: PDFKit.PDFDocument, top: number) => void): void {
    this.ensureRoom(height);
    const top = this.doc.y;
    this.root.add(this.doc.struct('Figure', { alt }, () => draw(this.doc, top)));
    this.doc.y = top + height;
  }

  /** A hairline over the width of the page, two under a sum. */
  rule(kind: 'hair' | 'double' = 'hair'): void {
    const { y } = this.doc;
    this.decoration(() => {
      for (const offset of kind === 'double' ? [0, 2.2] : [0]) {
        this.doc.moveTo(MARGIN, y + offset).lineTo(MARGIN + CONTENT_WIDTH, y + offset);
      }
      this.doc.lineWidth(kind === 'double' ? 0.8 : 0.6).stroke(kind === 'double' ? INK : LINE);
    });
  }

  finish(): Promise<Buffer> {
    this.root.end();
    const { count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index++) this.foot(index, count);
    this.doc.end();
    return this.bytes;
  }

  private foot(index: number, count: number): void {
    this.doc.switchToPage(index);
    this.doc.page.margins.bottom = 0;
    const y = PAGE_HEIGHT - MARGIN + 8;
    const style = { size: 7, color: QUIET, y };
    this.decoration(() => {
      this.write(this.options.foot, style);
      this.write(this.options.pageLabel(index + 1, count), { ...style, align: 'right' });
    });
  }

  private selvedge(): void {
    const [step, half] = [9, 2.6];
    const { y } = this.doc;
    for (let x = MARGIN + half; x <= MARGIN + CONTENT_WIDTH - half; x += step) {
      this.doc
        .moveTo(x - half, y)
        .lineTo(x, y - half)
        .lineTo(x + half, y)
        .lineTo(x, y + half)
        .closePath();
    }
    this.doc.fill(GOLD);
  }

  private decoration(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /**
   * Takes the typeface and size of a text, and answers what can be printed of it. pdfkit takes a typeface that is
   * open already, which its types do not know, and remembers it by its name.
   */
  private use(text: string, { size = TEXT_SIZE, weight = 'regular' }: TextStyle): string {
    const shown = printable(text, weight);
    this.doc.font(typefaceOf(shown.typeface) as unknown as Buffer, shown.typeface).fontSize(size);
    return shown.text;
  }
}

function layout({ width = CONTENT_WIDTH, align = 'left', size = TEXT_SIZE }: TextStyle) {
  return { width, align, lineGap: (LINE_GAP * size) / TEXT_SIZE };
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
