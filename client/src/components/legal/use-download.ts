import { useState } from 'react';
import { downloadLoanDocument, type LoanDocument } from '../../api/loan';
import { errorMessage } from '../../lib/error-message';
import { saveFile } from '../../lib/save-file';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { notify } from '../ui/toaster/notify';

/** Downloads a document of a loan in the reader's language. Says why when it does not arrive. */
export function useDownload(loanNumber: string) {
  const [loading, setLoading] = useState<LoanDocument>();
  const oneAtATime = useOneAtATime();
  const fetchAndSave = async (document: LoanDocument) => {
    setLoading(document);
    try {
      const { blob, fileName } = await downloadLoanDocument(loanNumber, document);
      saveFile(blob, fileName);
    } catch (error) {
      notify.error(errorMessage(error));
    } finally {
      setLoading(undefined);
    }
  };
  return { loading, download: (document: LoanDocument) => oneAtATime(() => fetchAndSave(document)) };
}
