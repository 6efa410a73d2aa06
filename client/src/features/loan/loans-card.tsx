import { Link } from '@tanstack/react-router';
import DownloadIcon from '~icons/ic/round-download';
import { isNewest, type LoanAccount } from '../../api/loan';
import { useDownload } from '../../components/legal/document-downloads';
import { Amount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import { Note } from '../../components/ui/note/note';
import { formatLongDate } from '../../lib/format';
import { useStatusWord } from '../../lib/use-words';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { statementTexts } from '../../texts/statement';
import classes from './loan.module.css';
import { Part } from './part';

type LoanSummary = LoanAccount['loans'][number];

/** All loans of the member, to choose from. */
export function LoansCard({ account: { loans, loanNumber } }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  if (loans.length < 2) return null;
  return (
    <Part title={texts.loans}>
      <ul className={classes.loans}>
        {loans.map((loan) => (
          <li key={loan.loanNumber}>
            <LoanLink loan={loan} isShown={loan.loanNumber === loanNumber} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function LoanLink({ loan, isShown }: { loan: LoanSummary; isShown: boolean }) {
  const texts = useTexts(loanTexts);
  const { loanNumber, status, appliedAt, loanAmountXR, selectedCurrency } = loan;
  return (
    <Link
      to="/loan"
      search={{ number: loanNumber }}
      aria-current={isShown ? 'true' : undefined}
      className={classes.loan}
    >
      <span className={classes.words}>
        <Amount plain value={loanAmountXR} currency={selectedCurrency} />
        <span className={classes.earlierQuiet}>
          {loanNumber}, {formatLongDate(appliedAt)}
        </span>
      </span>
      <span className={classes.loanStatus}>
        {useStatusWord(status)}
        {isShown && <span className={classes.earlierQuiet}>{texts.shown}</span>}
      </span>
    </Link>
  );
}

/** That one looks at an earlier loan, and the way back to the newest. */
export function EarlierLoanNote({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  if (isNewest(account)) return null;
  return (
    <Note>
      {texts.earlierLoan} <Link to="/loan">{texts.newestLoan}</Link>
    </Note>
  );
}

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
