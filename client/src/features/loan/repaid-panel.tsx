import { isNewest, type LoanAccount } from '../../api/loan';
import { LinkButton } from '../../components/ui/button/button';
import { Panel } from '../../components/ui/card/card';
import CheckCircleOutlineRoundedIcon from '~icons/ic/round-check-circle-outline';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { Credit, LoanProgress } from './loan-progress';
import classes from './repaid-panel.module.css';

/** It is done: what was paid in all, and the way to the next loan. */
export function RepaidPanel({ account }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { paidAmount, selectedCurrency, repaidAt, asOf } = account;
  return (
    <Panel>
      <div className={classes.done}>
        <CheckCircleOutlineRoundedIcon className={classes.sign} />
        <h2>{texts.repaidTitle}</h2>
        <p>{texts.repaidText(formatMoney(paidAmount, selectedCurrency), formatLongDate(repaidAt ?? asOf))}</p>
      </div>
      <LoanProgress account={account} />
      <Credit account={account} />
      {isNewest(account) && (
        <div className={classes.done}>
          <p>{texts.repaidNext}</p>
          <LinkButton to="/dash" variant="gold">
            {texts.borrowAgain}
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}
