import type { StatementDto } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { statementOptions } from '../../api/loan';
import { useSession } from '../../api/session';
import { LoadProblem } from '../../components/layout/load-problem';
import { StaleNote } from '../../components/layout/loaded';
import { Downloads } from '../../components/legal/document-downloads';
import { Figure } from '../../components/ui/amount/amount';
import { Card, Panel } from '../../components/ui/card/card';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { useTexts } from '../../texts/define-texts';
import { statementTexts } from '../../texts/statement';
import { balanceInAll } from './account-figures';
import classes from './statement.module.css';
import { StatementMonths } from './statement-months';
import { ViewFrame } from './view-frame';

const bars = [[20, 0.4], [56, 0.7], 32, 44, 44] as const;

interface StatementViewProps {
  /** The newest loan without one. */
  loanNumber?: string;
  /** The view took the place of another one. */
  moved: boolean;
}

/** Every movement of a loan, the newest month first. */
export function StatementView({ loanNumber, moved }: StatementViewProps) {
  const texts = useTexts(statementTexts);
  const { phoneNumber } = useSession();
  const answer = useQuery(statementOptions(phoneNumber, loanNumber));
  const statement = useDeferredValue(answer.data);
  return (
    <ViewFrame name="statement" loanNumber={loanNumber} moved={moved}>
      {!statement && (
        <Card>
          {answer.error ? <LoadProblem title={texts.notLoaded} answer={answer} /> : <Skeleton bars={bars} />}
        </Card>
      )}
      {statement && (
        <>
          <StaleNote answer={answer} />
          <StatementHead statement={statement} />
          <StatementMonths statement={statement} />
        </>
      )}
    </ViewFrame>
  );
}

/** What is owed in the end, and the statement to take away. */
function StatementHead({ statement }: { statement: StatementDto }) {
  const texts = useTexts(statementTexts);
  const { selectedCurrency, loanNumber } = statement;
  const { label, value } = balanceInAll(statement, texts);
  return (
    <Panel>
      <Figure label={`${label}, ${selectedCurrency}`} value={value} currency={selectedCurrency}>
        <p className="figure-label">{texts.owedText}</p>
      </Figure>
      <Downloads loanNumber={loanNumber} labels={texts.downloads} className={classes.downloads} />
    </Panel>
  );
}
