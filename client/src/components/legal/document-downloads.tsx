import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { Button } from '../ui/button/button';
import DownloadIcon from '~icons/ic/round-download';
import classes from './document-downloads.module.css';
import { useDownload } from './use-download';

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
