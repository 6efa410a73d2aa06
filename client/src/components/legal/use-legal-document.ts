import type { ConfigDto } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../../lib/language';
import { textsNow } from '../../texts/define-texts';
import { type LegalKind, legalDocuments } from '../../texts/documents/documents';
import { type LegalDocument, legalFacts } from '../../texts/documents/legal-document';
import { legalTexts } from '../../texts/legal';
import { notify } from '../ui/notify';

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

/**
 * Says that a text did not arrive, and closes what would have shown it. A browser remembers that a part of the
 * program failed to load, so only a reload tries again.
 */
export function useCloseWithout(isError: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isError) return;
    notify.error(textsNow(legalTexts).notLoaded);
    onClose();
  }, [isError, onClose]);
}
