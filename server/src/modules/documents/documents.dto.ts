import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../platform/language/language';
import { ListField, OptionalField } from '../../platform/validation/fields';

export const DOCUMENTS = [
  'contract.pdf',
  'agreement.pdf',
  'disclosure.pdf',
  'statement.pdf',
  'statement.csv',
] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

/** Whatever is drawn and kept. */
export type PaperName = DocumentName | 'addendum.pdf';

export function mediaTypeOf(document: string): string {
  return document.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/pdf';
}

/** A document of a loan, and where it is. */
export class DocumentDto {
  @ApiProperty({ enumName: 'DocumentName', enum: [...DOCUMENTS, 'addendum.pdf'] })
  name: PaperName;
  /** Where it is downloaded. */
  @ApiProperty({ example: '/v2/loan/LN00000001/documents/contract.pdf' })
  path: string;
  /** In which language it was agreed to; it is printed in each. Absent of a statement. */
  @ApiProperty({ required: false, enumName: 'Language', enum: LANGUAGES })
  language?: Language;
  /** When it was agreed to; absent of a statement, which is of today. */
  @ApiProperty({ format: 'date-time', required: false, example: '2026-11-21T04:30:00.000Z' })
  agreedAt?: string;
  /** Of an addendum: the request for another schedule that it is about. */
  @ApiProperty({ format: 'uuid', required: false })
  requestId?: string;
}

export class DocumentListDto {
  /** What was agreed to comes first, in its order. */
  items: DocumentDto[];
}

export class DocumentQueryDto {
  /** Without it, what was agreed to is in the language that it was read in, and a statement in the caller's. */
  @ApiProperty({ required: false, enumName: 'Language', enum: LANGUAGES })
  @OptionalField()
  @ListField(LANGUAGES, `The language is one of ${LANGUAGES.join(', ')}.`)
  language?: Language;
}
