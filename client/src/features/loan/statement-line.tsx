import type { MovementDto } from '@pautang/sdk';
import { Amount } from '../../components/ui/amount/amount';
import { Fold } from '../../components/ui/fold/fold';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { statementTexts } from '../../texts/statement';
import type { StatementLine } from './fold-movements';
import { MovementLine } from './movement-line';
import classes from './statement-line.module.css';

interface StatementLineRowProps {
  line: StatementLine;
  currency: string;
}

/** One movement, or a run of penalties that opens. */
export function StatementLineRow({ line, currency }: StatementLineRowProps) {
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
      <ol className={classes.run}>
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
