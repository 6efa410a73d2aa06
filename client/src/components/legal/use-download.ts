import { type DocumentRequest, downloadDocument } from '@pautang/sdk';
import { useState } from 'react';
import { api } from '../../api/client';
import { errorMessage } from '../../lib/error-message';
import { currentLanguage } from '../../lib/language';
import { saveFile } from '../../lib/save-file';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { notify } from '../ui/toaster/notify';

type LoanDocument = DocumentRequest['document'];

/** Downloads a document of a loan in the reader's language. Says why when it does not arrive. */
export function useDownload(loanNumber: string) {
  const [loading, setLoading] = useState<LoanDocument>();
  const oneAtATime = useOneAtATime();
  const fetchAndSave = async (document: LoanDocument) => {
    setLoading(document);
    try {
      const wanted = { loanNumber, document, language: currentLanguage() };
      const { blob, fileName } = await downloadDocument(api.request, wanted);
      saveFile(blob, fileName);
    } catch (error) {
      notify.error(errorMessage(error));
    } finally {
      setLoading(undefined);
    }
  };
  return { loading, download: (document: LoanDocument) => oneAtATime(() => fetchAndSave(document)) };
}
