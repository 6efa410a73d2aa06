import { toMajor, toMinor, toPhp } from '@pautang/loan-terms';
import type { HowToPayDto } from '@pautang/sdk';
import { Link } from '@tanstack/react-router';
import { pesos } from '../../api/currency';
import { formatMoney } from '../../lib/format';
import { pesosPerUnit } from '../../lib/loan-costs';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { Assistant } from '../assistant/assistant';
import { CopyButton } from '../ui/button/copy-button';
import { Row, Rows } from '../ui/rows/rows';
import classes from './how-to-pay.module.css';

interface HowToPayProps {
  account: HowToPayDto;
  /** What is to be paid next, for its worth in pesos where it is another currency. */
  amount?: number;
  /** Stands in a dialog, whose place in the history is taken by the page that one goes on to. */
  inDialog?: boolean;
}

/** Where a payment goes, the reference that names the loan, and whom to ask in doubt. */
export function HowToPay({ account, amount, inDialog }: HowToPayProps) {
  const texts = useTexts(paymentTexts);
  const { bankName, accountNumber, accountName, reference } = account;
  return (
    <div className="stack">
      <Rows>
        <Row label={texts.bank}>{bankName}</Row>
        <CopyRow label={texts.accountNumber} copyLabel={texts.copyAccountNumber} text={accountNumber} />
        <CopyRow label={texts.accountName} copyLabel={texts.copyAccountName} text={accountName} />
        <CopyRow label={texts.reference} copyLabel={texts.copyReference} text={reference} />
      </Rows>
      {account.currency !== pesos.code && <PayCurrency account={account} amount={amount} />}
      <p>{texts.referenceNote}</p>
      <p className="quiet">
        {texts.notSure}{' '}
        <Link to="/contact" replace={inDialog}>
          {texts.contactUs}
        </Link>
        .
      </p>
      <Assistant />
    </div>
  );
}

/** A loan in another currency is paid in that one, and servicing exchanges nothing. */
function PayCurrency({
  account: { currency, guideRate },
  amount,
}: Pick<HowToPayProps, 'account' | 'amount'>) {
  const texts = useTexts(paymentTexts);
  return (
    <>
      <p className={classes.currency}>{texts.payIn(currency)}</p>
      {guideRate !== undefined && (
        <p className="quiet">
          {texts.guide(currency, pesosPerUnit(guideRate))}{' '}
          {amount !== undefined &&
            texts.guideAmount(
              formatMoney(amount, currency),
              formatMoney(toMajor(toPhp(toMinor(amount), guideRate))),
            )}
        </p>
      )}
    </>
  );
}

interface CopyRowProps {
  label: string;
  copyLabel: string;
  text: string;
}

function CopyRow({ label, copyLabel, text }: CopyRowProps) {
  return (
    <Row label={label}>
      <span className={classes.value}>
        <span className={classes.text}>{text}</span>
        <CopyButton label={copyLabel} text={text} className={classes.copy} />
      </span>
    </Row>
  );
}
