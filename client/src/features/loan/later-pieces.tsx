import ReceiptLongIcon from '~icons/ic/round-receipt-long';
import type { LoanAccount } from '../../api/loan';
import { LinkButton } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { usePieces } from '../../lib/use-pieces';
import { useTexts } from '../../texts/define-texts';
import { statementTexts } from '../../texts/statement';
import { CancelLoan, isCancelTold } from './cancel-loan';
import { HardshipCard } from './hardship-card';
import { LoansCard } from './loans-card';
import { OwedPart } from './owed-part';
import { Part, Quiet } from './part';
import { PaymentsCard } from './payments-card';
import { PenaltiesCard } from './penalties-card';
import { PromiseCard } from './promise-card';
import { ScheduleCard } from './schedule-card';
import { SettleCard } from './settle-card';
import { StatusPart } from './status-part';
import { TopUpCard } from './top-up-card';

interface PiecesProps {
  account: LoanAccount;
}

/** What stands below what to pay: how it came about stands last. */
export function LaterPieces({ account }: PiecesProps) {
  const isRepaid = account.status === 'REPAID';
  const isByPlan = account.status !== 'WRITTEN_OFF';
  const pieces = usePieces(4);
  return (
    <>
      {isCancelTold(account) && (
        <Card>
          <CancelLoan account={account} />
        </Card>
      )}
      <PromiseCard account={account} />
      <HardshipCard account={account} />
      {isByPlan && <OwedPart account={account} />}
      {pieces > 1 && (
        <div className="columns">
          <div className="stack-wide">
            <ScheduleCard account={account} />
            {!isRepaid && <PaymentsCard account={account} />}
          </div>
          <div className="stack-wide">
            {pieces > 2 && (
              <>
                {!isRepaid && isByPlan && <SettleCard account={account} />}
                {!isRepaid && <TopUpCard account={account} />}
                <PenaltiesCard account={account} />
                <StatementLink loanNumber={account.loanNumber} />
              </>
            )}
            {pieces > 3 && (
              <>
                <StatusPart account={account} />
                <LoansCard account={account} />
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** What stands below an application that was approved once. */
export function ApprovedPieces({ account }: PiecesProps) {
  return (
    <>
      <HardshipCard account={account} />
      <LoansCard account={account} />
    </>
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
