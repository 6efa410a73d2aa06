import type { DownloadedDocument } from '@pautang/sdk';
import DownloadIcon from '~icons/ic/round-download';
import { downloadLoanDocument, type LoanDocument } from '../../api/loan';
import { errorMessage } from '../../lib/error-message';
import { saveFile } from '../../lib/save-file';
import { useUnderWay } from '../../lib/use-one-at-a-time';
import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { Button, type ButtonProps } from '../ui/button/button';
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

/** Documents of a loan as files, in the reader's language. */
export function Downloads({ loanNumber, labels, className }: DownloadsProps) {
  return (
    <ul className={className}>
      {(Object.keys(labels) as LoanDocument[]).map((document) => (
        <li key={document}>
          <DownloadButton small wide load={() => downloadLoanDocument(loanNumber, document)}>
            {labels[document]}
          </DownloadButton>
        </li>
      ))}
    </ul>
  );
}

interface DownloadButtonProps extends Pick<ButtonProps, 'small' | 'wide' | 'children'> {
  load: () => Promise<DownloadedDocument>;
}

/** A document as a file to keep. Says why when it does not arrive. */
export function DownloadButton({ load, ...look }: DownloadButtonProps) {
  const [isLoading, start] = useUnderWay();
  const download = async () => {
    try {
      const { blob, fileName } = await load();
      saveFile(blob, fileName);
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  return (
    <Button
      {...look}
      variant="line"
      icon={<DownloadIcon small />}
      busy={isLoading}
      onClick={() => start(download)}
    />
  );
}
