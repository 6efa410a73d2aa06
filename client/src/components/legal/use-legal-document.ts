import type { ConfigDto } from '@pautang/sdk';
import { type SharedAnswer, sharedAnswer, useAnswer } from '../../lib/answer';
import { useLanguage } from '../../lib/language';
import { type LegalKind, legalDocuments } from '../../texts/documents/documents';
import {
  type LegalDocument,
  legalFacts,
  type WriteLegalDocument,
} from '../../texts/documents/legal-document';

type Load = () => Promise<WriteLegalDocument>;

const asked = new Map<Load, SharedAnswer<WriteLegalDocument>>();

function answerOf(load: Load): SharedAnswer<WriteLegalDocument> {
  const answer = asked.get(load) ?? sharedAnswer(load, { retries: 0 });
  asked.set(load, answer);
  return answer;
}

/** The text of a document in the reader's language, once it and the configuration have arrived. */
export function useLegalDocument(kind: LegalKind, config: ConfigDto | undefined) {
  const language = useLanguage();
  const { data: write, isError } = useAnswer(answerOf(legalDocuments[language][kind]));
  const document: LegalDocument | undefined = write && config && write(legalFacts(config, language));
  return { document, isError };
}
