import { Link } from '@tanstack/react-router';
import { isNewest, isOpenLoan, type LoanAccount, meantLoan } from '../../api/loan';
import { Amount } from '../../components/ui/amount/amount';
import { Note } from '../../components/ui/note/note';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useStatusWord } from '../../lib/use-status-word';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './loan.module.css';
import { Part } from './part';

type LoanSummary = LoanAccount['loans'][number];

/** All loans of the member, to choose from. */
export function LoansCard({ account: { loans, loanNumber } }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  if (loans.length < 2) return null;
  return (
    <Part title={texts.loans}>
      <ul className="ruled">
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
  const { loanNumber, status, appliedAt, loanAmountXR, proceedsXR, selectedCurrency, paysOff, paidOffBy } =
    loan;
  const said = [
    loanNumber,
    formatLongDate(appliedAt),
    proceedsXR !== undefined && texts.afterCharges(formatMoney(proceedsXR, selectedCurrency)),
    paysOff && texts.paysOff(paysOff),
    paidOffBy && texts.paidOffBy(paidOffBy),
  ];
  return (
    <Link
      to="/loan"
      search={{ number: loanNumber }}
      aria-current={isShown ? 'true' : undefined}
      className={classes.loan}
    >
      <span className={classes.words}>
        <Amount plain value={loanAmountXR} currency={selectedCurrency} />
        <span className={`quiet small ${classes.aside}`}>{said.filter(Boolean).join(', ')}</span>
      </span>
      <span className={classes.loanStatus}>
        {useStatusWord(status)}
        {isShown && <span className={`quiet small ${classes.aside}`}>{texts.shown}</span>}
      </span>
    </Link>
  );
}

/** That one looks at an earlier loan, or at an application beside what matters now, and the way to that. */
export function EarlierLoanNote({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  if (isNewest(account)) return null;
  const { loans, loanNumber } = account;
  const meant = meantLoan(loans);
  const another = meant && isOpenLoan(meant.status) ? texts.beside(meant.status) : undefined;
  const isLast = loans[0]?.loanNumber === loanNumber;
  return (
    <Note>
      {isLast ? another : texts.earlierLoan} <Link to="/loan">{another ? texts.show : texts.newestLoan}</Link>
    </Note>
  );
}
