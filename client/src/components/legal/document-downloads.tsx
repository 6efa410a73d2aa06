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

/** What was agreed to, each as a file to keep. */
export function DocumentDownloads({ loanNumber }: { loanNumber: string }) {
  const texts = useTexts(legalTexts);
  return (
    <section className="stack">
      <h3>{texts.documents}</h3>
      <Downloads loanNumber={loanNumber} labels={texts.downloads} className={classes.list} />
    </section>
  );
}

interface DownloadsProps {
  loanNumber: string;
  labels: Partial<Record<LoanDocument, string>>;
  className?: string;
}

/** Documents of a loan as files, in the reader's language. Says why when one does not arrive. */
export function Downloads({ loanNumber, labels, className }: DownloadsProps) {
  const [loading, setLoading] = useState<LoanDocument>();
  const oneAtATime = useOneAtATime();
  const download = async (document: LoanDocument) => {
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
  return (
    <ul className={className}>
      {(Object.keys(labels) as LoanDocument[]).map((document) => (
        <li key={document}>
          <Button
            variant="line"
            small
            wide
            icon={<DownloadIcon small />}
            busy={loading === document}
            onClick={() => oneAtATime(() => download(document))}
          >
            {labels[document]}
          </Button>
        </li>
      ))}
    </ul>
  );
}
