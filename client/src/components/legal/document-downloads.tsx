import { useState } from 'react';
import DownloadIcon from '~icons/ic/round-download';
import { downloadLoanDocument, type LoanDocument } from '../../api/loan';
import { errorMessage } from '../../lib/error-message';
import { saveFile } from '../../lib/storage';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { Button } from '../ui/button/button';
import { notify } from '../ui/toaster/notify';
import classes from './loan-contract.module.css';

const documents = ['contract.pdf', 'agreement.pdf', 'disclosure.pdf'] as const;

/** What was agreed to, each as a file to keep. */
export function DocumentDownloads({ loanNumber }: { loanNumber: string }) {
  const texts = useTexts(legalTexts);
  const { loading, download } = useDownload(loanNumber);
  return (
    <section className={classes.downloads}>
      <h3>{texts.documents}</h3>
      <ul className={classes.list}>
        {documents.map((document) => (
          <li key={document}>
            <Button
              variant="line"
              small
              wide
              icon={<DownloadIcon small />}
              busy={loading === document}
              onClick={() => download(document)}
            >
              {texts.downloads[document]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
