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

export function mediaTypeOf(document: string): string {
  return document.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/pdf';
}

export class DocumentQueryDto {
  /** Without it, what was agreed to is in the language that it was read in, and a statement in the caller's. */
  @ApiProperty({ required: false, enumName: 'Language', enum: LANGUAGES })
  @OptionalField()
  @ListField(LANGUAGES, `The language is one of ${LANGUAGES.join(', ')}.`)
  language?: Language;
}
