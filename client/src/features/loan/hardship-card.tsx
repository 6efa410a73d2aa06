import type { HardshipDto, ScheduleVersionDto } from '@pautang/sdk';
import { readAddendum, useHardship } from '../../api/hardship';
import type { LoanAccount } from '../../api/loan';
import { DownloadButton } from '../../components/legal/document-downloads';
import { Amount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import { Fold } from '../../components/ui/fold/fold';
import { Row, Rows } from '../../components/ui/rows/rows';
import { formatLongDate } from '../../lib/format';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { hardshipTexts } from '../../texts/hardship';
import { HardshipRequest } from './hardship-request';
import classes from './loan.module.css';
import { Part } from './part';

const nothing: HardshipDto = { requests: [], schedules: [] };

/** The way to help for who cannot pay as agreed, and what became of what was asked for. */
export function HardshipCard({ account }: { account: LoanAccount }) {
  const texts = useTexts(hardshipTexts);
  const { data = nothing } = useHardship(account.loanNumber);
  const { requests, schedules } = data;
  const newest = requests[0];
  const isRunning = account.status === 'APPROVED';
  // Of a loan that is closed or written off: how its schedule came about, and what ended with it.
  const isTold = newest?.state === 'ENDED' || (account.status !== 'WRITTEN_OFF' && schedules.length > 1);
  if (!isRunning && !isTold) return null;
  const help = isRunning && <HelpButton isAsked={newest?.state === 'ASKED'} />;
  if (!newest) {
    return (
      <Part title={texts.title}>
        <div className={classes.help}>
          <p>{texts.offer}</p>
          {help}
        </div>
      </Part>
    );
  }
  return (
    <HardshipRequest request={newest}>
      {newest.addendum && (
        <DownloadButton load={() => readAddendum(newest.loanNumber, newest.requestId)}>
          {texts.addendum}
        </DownloadButton>
      )}
      {schedules.length > 1 && <EarlierSchedules schedules={schedules.slice(0, -1)} account={account} />}
      {help}
    </HardshipRequest>
  );
}

function HelpButton({ isAsked }: { isAsked: boolean }) {
  const { needHelp, seeRequest } = useTexts(hardshipTexts);
  const { open } = usePlace('step', ['help']);
  return (
    <Button variant="line" onClick={() => open('help')}>
      {isAsked ? seeRequest : needHelp}
    </Button>
  );
}

interface EarlierSchedulesProps {
  schedules: readonly ScheduleVersionDto[];
  account: LoanAccount;
}

/** What was agreed before, as it was agreed then. */
function EarlierSchedules({ schedules, account: { selectedCurrency } }: EarlierSchedulesProps) {
  const texts = useTexts(hardshipTexts);
  return (
    <section>
      <h3 className="small-title">{texts.earlier}</h3>
      {schedules.map(({ since, schedule }) => (
        <Fold key={since} summary={texts.earlierSince(formatLongDate(since))}>
          <Rows className={classes.parts}>
            {schedule.map(({ installmentNumber, dueDate, amount }) => (
              <Row key={installmentNumber} label={formatLongDate(dueDate)}>
                <Amount plain value={amount} currency={selectedCurrency} />
              </Row>
            ))}
          </Rows>
        </Fold>
      ))}
    </section>
  );
}
