import type { StatementDto } from '@pautang/sdk';
import { FitAmount } from '../../components/ui/amount/fit-amount';
import { Panel } from '../../components/ui/card/card';
import { formatLongDate } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { statementTexts } from '../../texts/statement';
import { DownloadButtons } from './download-buttons';
import classes from './statement-head.module.css';

/** What is owed in the end, and the statement to take away. */
export function StatementHead({ statement }: { statement: StatementDto }) {
  const texts = useTexts(statementTexts);
  const { asOf, closingBalance, selectedCurrency, loanNumber } = statement;
  return (
    <Panel>
      <div className={classes.owed}>
        <h2 className={classes.label}>
          {texts.owed(formatLongDate(asOf))}, {selectedCurrency}
        </h2>
        <FitAmount value={closingBalance} currency={selectedCurrency} />
        <p className={classes.label}>{texts.owedText}</p>
      </div>
      <DownloadButtons loanNumber={loanNumber} />
    </Panel>
  );
}
