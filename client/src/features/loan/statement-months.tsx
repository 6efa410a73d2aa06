import type { StatementDto, StatementMonthDto } from '@pautang/sdk';
import { Amount } from '../../components/ui/amount/amount';
import { Card } from '../../components/ui/card/card';
import { EmptyState } from '../../components/ui/empty-state/empty-state';
import { Fold } from '../../components/ui/fold/fold';
import { Row, Rows } from '../../components/ui/rows/rows';
import { formatMonth } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { statementTexts } from '../../texts/statement';
import { foldMovements } from './fold-movements';
import { StatementLineRow } from './statement-line';
import classes from './statement-months.module.css';

/** The newest month stands open, the earlier ones open when pressed. */
export function StatementMonths({ statement }: { statement: StatementDto }) {
  const texts = useTexts(statementTexts);
  const { months, selectedCurrency: currency } = statement;
  if (months.length === 0) {
    return (
      <Card>
        <EmptyState title={texts.nothing} />
      </Card>
    );
  }
  return (
    <Card>
      <ol className={classes.months}>
        {[...months].reverse().map((month, index) => (
          <li key={month.month}>
            <Month month={month} currency={currency} opened={index === 0} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface MonthProps {
  month: StatementMonthDto;
  currency: string;
  opened: boolean;
}

function Month({ month, currency, opened }: MonthProps) {
  const texts = useTexts(statementTexts);
  const money = (value: number) => <Amount plain value={value} currency={currency} />;
  return (
    <Fold
      opened={opened}
      summary={
        <span className={classes.head}>
          <span className={classes.month}>{formatMonth(month.month)}</span>
          {money(month.closingBalance)}
        </span>
      }
    >
      <Rows>
        <Row label={texts.opening}>{money(month.openingBalance)}</Row>
      </Rows>
      <ol>
        {foldMovements(month.movements).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: movements have no number of their own, and keep their places.
          <li key={index} className={classes.line}>
            <StatementLineRow line={line} currency={currency} />
          </li>
        ))}
      </ol>
      <Rows>
        <Row total label={texts.closing}>
          {money(month.closingBalance)}
        </Row>
      </Rows>
    </Fold>
  );
}
