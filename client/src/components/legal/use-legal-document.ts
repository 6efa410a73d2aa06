import type { LegalDocument, LegalFacts } from '@pautang/legal-texts';
import { useAnswer } from '../../lib/answer';
import { useLanguage } from '../../lib/language';
import { type LegalKind, legalDocuments } from '../../texts/documents';
import { answerOf } from './answer-of';

/** The text of a document in the reader's language, once it and what it says of the product have arrived. */
export function useLegalDocument(kind: LegalKind, facts: LegalFacts | undefined) {
  const language = useLanguage();
  const { data: write, failures } = useAnswer(answerOf(legalDocuments[language][kind]));
  const document: LegalDocument | undefined = write && facts && write(facts);
  return { document, failures };
}
