import type { LegalDocument, LegalFacts } from '@pautang/legal-texts';
import { type SharedAnswer, sharedAnswer, useAnswer } from '../../lib/answer';
import { useLanguage } from '../../lib/language';
import { type LegalKind, legalDocuments } from '../../texts/documents';

/** The text of a document in the reader's language, once it and what it says of the product have arrived. */
export function useLegalDocument(kind: LegalKind, facts: LegalFacts | undefined) {
  const language = useLanguage();
  const { data: write, failures } = useAnswer(answerOf(legalDocuments[language][kind]));
  const document: LegalDocument | undefined = write && facts && write(facts);
  return { document, failures };
}

type Load<Value> = () => Promise<Value>;

const asked = new Map<Load<unknown>, SharedAnswer<unknown>>();

/** What a part of the program brings along, loaded once for everybody who asks by the same function. */
export function answerOf<Value>(load: Load<Value>): SharedAnswer<Value> {
  const answer = asked.get(load) ?? sharedAnswer<unknown>(load, { retries: 0 });
  asked.set(load, answer);
  return answer as SharedAnswer<Value>;
}
