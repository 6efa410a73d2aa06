import ReceiptLongIcon from '~icons/ic/round-receipt-long';
import type { LoanAccount } from '../../api/loan';
import { LinkButton } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { usePieces } from '../../lib/use-pieces';
import { useTexts } from '../../texts/define-texts';
import { statementTexts } from '../../texts/statement';
import { CancelLoan, isCancelTold } from './cancel-loan';
import { DuePanel, HowToPayCard, RepaidPanel, SettleCard } from './due-panel';
import { HardshipCard } from './hardship-card';
import { LoansCard } from './loans-card';
import { OwedPart } from './owed-part';
import { Part, Quiet } from './part';
import { PaymentsCard } from './payments-card';
import { PenaltiesCard } from './penalties-card';
import { PromiseCard } from './promise-card';
import { ScheduleCard } from './schedule-card';
import { StatusPart } from './status-part';
import { TopUpCard } from './top-up-card';

/** A loan from its approval on: what to pay comes first, how it came about last. */
export function RunningLoan({ account }: { account: LoanAccount }) {
  const isRepaid = account.status === 'REPAID';
  const isByPlan = account.status !== 'WRITTEN_OFF';
  const pieces = usePieces(5);
  return (
    <div className="stack-wide">
      <div className="columns level">
        {isRepaid ? <RepaidPanel account={account} /> : <DuePanel account={account} />}
        {isRepaid ? <PaymentsCard account={account} /> : <HowToPayCard account={account} />}
      </div>
      {pieces > 1 && isCancelTold(account) && (
        <Card>
          <CancelLoan account={account} />
        </Card>
      )}
      {pieces > 1 && <PromiseCard account={account} />}
      {pieces > 1 && <HardshipCard account={account} />}
      {pieces > 1 && isByPlan && <OwedPart account={account} />}
      {pieces > 2 && (
        <div className="columns">
          <div className="stack-wide">
            <ScheduleCard account={account} />
            {!isRepaid && <PaymentsCard account={account} />}
          </div>
          <div className="stack-wide">
            {pieces > 3 && (
              <>
                {!isRepaid && isByPlan && <SettleCard account={account} />}
                {!isRepaid && <TopUpCard account={account} />}
                <PenaltiesCard account={account} />
                <StatementLink loanNumber={account.loanNumber} />
              </>
            )}
            {pieces > 4 && (
              <>
                <StatusPart account={account} />
                <LoansCard account={account} />
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** The way to the statement of the loan that is shown. */
function StatementLink({ loanNumber }: { loanNumber: string }) {
  const texts = useTexts(statementTexts);
  return (
    <Part title={texts.title}>
      <Quiet>{texts.intro}</Quiet>
      <LinkButton
        to="/loan"
        search={{ number: loanNumber, view: 'statement' }}
        variant="line"
        icon={<ReceiptLongIcon />}
      >
        {texts.open}
      </LinkButton>
    </Part>
  );
}
