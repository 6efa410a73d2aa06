import type { LegalDocument, LegalFacts, WriteLegalDocument } from '@pautang/legal-texts';
import { type SharedAnswer, sharedAnswer, useAnswer } from '../../lib/answer';
import { useLanguage } from '../../lib/language';
import { type LegalKind, legalDocuments } from '../../texts/documents';

type Load = () => Promise<WriteLegalDocument>;

const asked = new Map<Load, SharedAnswer<WriteLegalDocument>>();

function answerOf(load: Load): SharedAnswer<WriteLegalDocument> {
  const answer = asked.get(load) ?? sharedAnswer(load, { retries: 0 });
  asked.set(load, answer);
  return answer;
}

/** The text of a document in the reader's language, once it and what it says of the product have arrived. */
export function useLegalDocument(kind: LegalKind, facts: LegalFacts | undefined) {
  const language = useLanguage();
  const { data: write, isError } = useAnswer(answerOf(legalDocuments[language][kind]));
  const document: LegalDocument | undefined = write && facts && write(facts);
  return { document, isError };
}
