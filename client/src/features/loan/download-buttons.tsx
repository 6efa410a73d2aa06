import { useDownload } from '../../components/legal/use-download';
import { Button } from '../../components/ui/button/button';
import DownloadIcon from '~icons/ic/round-download';
import { useTexts } from '../../texts/define-texts';
import { statementTexts } from '../../texts/statement';
import classes from './download-buttons.module.css';

const documents = ['statement.pdf', 'statement.csv'] as const;

/** The statement as a file to keep, or to compute with. */
export function DownloadButtons({ loanNumber }: { loanNumber: string }) {
  const { downloads } = useTexts(statementTexts);
  const { loading, download } = useDownload(loanNumber);
  return (
    <div className={classes.buttons}>
      {documents.map((document) => (
        <Button
          key={document}
          variant="line"
          small
          icon={<DownloadIcon small />}
          busy={loading === document}
          onClick={() => download(document)}
        >
          {downloads[document]}
        </Button>
      ))}
    </div>
  );
}
