import type { MouseEvent } from 'react';
import type { LoanAccount } from '../../api/loan';
import { Button } from '../../components/ui/button/button';
import { formatLongDate } from '../../lib/format';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { CancelDialog } from './cancel-dialog';
import classes from './cancel-loan.module.css';

/** The free way out of a loan, and until when there is one. */
export function CancelLoan({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const dialog = usePlace('dialog', ['cancel']);
  const { coolingOffUntil } = account;
  const ask = (event: MouseEvent<HTMLButtonElement>) => {
    // Not every browser gives a pressed button the focus, and the dialog returns it to who had it.
    event.currentTarget.focus();
    dialog.open('cancel');
  };
  return (
    <div className={classes.cancel}>
      <p className={classes.text}>
        {coolingOffUntil ? texts.cancelUntil(formatLongDate(coolingOffUntil)) : texts.cancelFree}
      </p>
      <Button variant="line" aria-haspopup="dialog" onClick={ask}>
        {texts.cancel}
      </Button>
      {dialog.name && <CancelDialog account={account} onClose={dialog.close} />}
    </div>
  );
}
