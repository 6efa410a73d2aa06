import type { LoanAccount } from '../../api/loan';
import { classNames } from '../../lib/class-names';
import { DuePanel } from './due-panel';
import { HowToPayCard } from './how-to-pay-card';
import classes from './loan.module.css';
import { LoansCard } from './loans-card';
import { PaymentsCard } from './payments-card';
import { PenaltiesCard } from './penalties-card';
import { RepaidPanel } from './repaid-panel';
import { ScheduleCard } from './schedule-card';
import { SettleCard } from './settle-card';
import { StatementLink } from './statement-link';
import { StatusPart } from './status-part';

/** A loan from its approval on: what to pay comes first, how it came about last. */
export function RunningLoan({ account }: { account: LoanAccount }) {
  const isRepaid = account.status === 'REPAID';
  return (
    <div className={classes.stack}>
      <div className={classNames(classes.columns, classes.level)}>
        {isRepaid ? <RepaidPanel account={account} /> : <DuePanel account={account} />}
        {isRepaid ? <PaymentsCard account={account} /> : <HowToPayCard account={account} />}
      </div>
      <div className={classes.columns}>
        <div className={classes.stack}>
          <ScheduleCard account={account} />
          {!isRepaid && <PaymentsCard account={account} />}
        </div>
        <div className={classes.stack}>
          {!isRepaid && <SettleCard account={account} />}
          <PenaltiesCard account={account} />
          <StatementLink loanNumber={account.loanNumber} />
          <StatusPart account={account} />
          <LoansCard account={account} />
        </div>
      </div>
    </div>
  );
}
