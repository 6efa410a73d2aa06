import { isNewest, type LoanAccount } from '../../api/loan';
import { LinkButton } from '../../components/ui/button/button';
import { Note } from '../../components/ui/note/note';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './loan.module.css';
import { LoansCard } from './loans-card';
import { StatusPart } from './status-part';
import { isUndecided } from './use-loan-account';

/** An application that is not decided, or came to nothing. */
export function ApplicationView({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const undecided = isUndecided(account.status);
  return (
    <div className={classes.columns}>
      <StatusPart account={account} />
      <div className={classes.stack}>
        {undecided && <Note>{texts.waiting}</Note>}
        {!undecided && isNewest(account) && (
          <LinkButton to="/dash" variant="gold">
            {texts.apply}
          </LinkButton>
        )}
        <LoansCard account={account} />
      </div>
    </div>
  );
}
