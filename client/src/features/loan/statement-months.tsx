import type { MovementDto, StatementDto, StatementMonthDto } from '@pautang/sdk';
import type { ReactNode } from 'react';
import { Amount } from '../../components/ui/amount/amount';
import { Card } from '../../components/ui/card/card';
import { EmptyState } from '../../components/ui/empty-state/empty-state';
import { Fold } from '../../components/ui/fold/fold';
import { Row, Rows } from '../../components/ui/rows/rows';
import { formatLongDate, formatMoney, formatMonth } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { statementTexts } from '../../texts/statement';
import { foldMovements, type StatementLine } from './account-figures';
import classes from './statement.module.css';

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
      <ol className="ruled">
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
        <span className={`apart ${classes.head}`}>
          <span className={`card-title ${classes.month}`}>{formatMonth(month.month)}</span>
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
          <li key={index} className={classes.monthLine}>
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

interface StatementLineRowProps {
  line: StatementLine;
  currency: string;
}

/** One movement, or a run of penalties that opens. */
function StatementLineRow({ line, currency }: StatementLineRowProps) {
  const { movements, last, amount } = line;
  const texts = useTexts(statementTexts);
  const { fromTo } = useTexts(paymentTexts);
  const [first] = movements;
  if (movements.length === 1 || !first) return <SingleMovement movement={last} currency={currency} />;
  const [from, to] = [formatLongDate(first.date), formatLongDate(last.date)];
  return (
    <Fold
      summary={
        <MovementLine
          title={last.kind === 'WAIVER' ? texts.waivers(movements.length) : texts.penalties(movements.length)}
          note={from === to ? to : fromTo(from, to)}
          amount={<Amount plain value={amount} currency={currency} />}
          after={owedAfter(last, currency, texts)}
        />
      }
    >
      <ol className={`ruled ${classes.run}`}>
        {movements.map((movement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: movements have no number of their own, and keep their places.
          <li key={index}>
            <SingleMovement movement={movement} currency={currency} />
          </li>
        ))}
      </ol>
    </Fold>
  );
}

type Texts = (typeof statementTexts)['en'];

function owedAfter({ balance }: MovementDto, currency: string, texts: Texts): string {
  return balance < 0
    ? texts.creditAfter(formatMoney(-balance, currency))
    : texts.balanceAfter(formatMoney(balance, currency));
}

function SingleMovement({ movement, currency }: { movement: MovementDto; currency: string }) {
  const texts = useTexts(statementTexts);
  const { date, description, reference, amount, walletAmount, walletBalance } = movement;
  const movesWallet = walletAmount !== 0;
  const wallet =
    movesWallet && texts.walletAfter(signed(walletAmount, currency), formatMoney(walletBalance, currency));
  return (
    <MovementLine
      title={description}
      note={[formatLongDate(date), reference].filter(Boolean).join(', ')}
      amount={amount === 0 && movesWallet ? undefined : <Amount plain value={amount} currency={currency} />}
      after={owedAfter(movement, currency, texts)}
      below={wallet}
    />
  );
}

const signed = (value: number, currency: string): string =>
  `${value > 0 ? '+' : ''}${formatMoney(value, currency)}`;

interface MovementLineProps {
  title: string;
  /** When, and under which number. */
  note: string;
  /** By how much what is owed changes, where it does. */
  amount?: ReactNode;
  /** What is owed afterwards. */
  after: string;
  /** What it does in the wallet. */
  below?: ReactNode;
}

function MovementLine({ title, note, amount, after, below }: MovementLineProps) {
  return (
    <span className={classes.movement}>
      <span className={classes.line}>
        <span className={classes.title}>{title}</span>
        <span className={classes.figure}>{amount}</span>
      </span>
      <span className={`quiet small ${classes.below}`}>
        <span>{note}</span>
        <span className={classes.figure}>{after}</span>
      </span>
      {below && <span className={`quiet small ${classes.below}`}>{below}</span>}
    </span>
  );
}
