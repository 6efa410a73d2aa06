import type { ConfigDto } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../lib/language';
import { type LegalKind, legalDocuments } from '../../texts/documents/documents';
import { type LegalDocument, legalFacts } from '../../texts/documents/legal-document';

/** The text of a document in the reader's language, once it and the configuration have arrived. */
export function useLegalDocument(kind: LegalKind, config: ConfigDto | undefined) {
  const language = useLanguage();
  const { data: write, isError } = useQuery({
    queryKey: ['legal-document', language, kind],
    queryFn: legalDocuments[language][kind],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const document: LegalDocument | undefined = write && config && write(legalFacts(config, language));
  return { document, isError };
}
