import { businessDay, type LastFigures } from '../../api/last-figures';
import { DueLine } from '../../components/payment/due-figure';
import { Amount, FitAmount } from '../../components/ui/amount/amount';
import { Card, Panel } from '../../components/ui/card/card';
import { Row, Rows } from '../../components/ui/rows/rows';
import { formatLongDateTime } from '../../lib/format';
import { useStatusWord } from '../../lib/use-words';
import { useTexts } from '../../texts/define-texts';
import { offlineTexts } from '../../texts/offline';
import { paymentTexts } from '../../texts/payment';
import classes from './offline.module.css';

/** Each with its time, since they were asked for apart. */
export function KnownFigures({ figures: { wallet, loan } }: { figures: LastFigures }) {
  const texts = useTexts(offlineTexts);
  return (
    <>
      {wallet && (
        <Panel>
          <h2 className={classes.label}>
            {texts.balance} {wallet.currency}
          </h2>
          <FitAmount value={wallet.balance} currency={wallet.currency} />
          <p className={classes.label}>{texts.asOf(formatLongDateTime(new Date(wallet.at)))}</p>
        </Panel>
      )}
      {loan && <KnownLoan loan={loan} />}
    </>
  );
}

function KnownLoan({ loan }: { loan: NonNullable<LastFigures['loan']> }) {
  const texts = useTexts(offlineTexts);
  const { dueNow, nextPayment: nextTitle } = useTexts(paymentTexts);
  const { at, status, currency, owed, nextPayment } = loan;
  const today = businessDay(loan);
  const statusWord = useStatusWord(status);
  return (
    <Card>
      <Rows>
        <Row label={texts.loan}>{statusWord}</Row>
        {nextPayment && (
          <Row
            label={nextPayment.dueDate <= today ? dueNow : nextTitle}
            note={<DueLine due={nextPayment.dueDate} asOf={today} />}
          >
            <Amount plain value={nextPayment.amount} currency={currency} />
          </Row>
        )}
        {owed > 0 && (
          <Row label={texts.owed}>
            <Amount plain value={owed} currency={currency} />
          </Row>
        )}
      </Rows>
      <p className={classes.time}>{texts.asOf(formatLongDateTime(new Date(at)))}</p>
    </Card>
  );
}
