import { toMajor, toMinor, toPhp } from '@pautang/loan-terms';
import type { HowToPayDto } from '@pautang/sdk';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import CheckIcon from '~icons/ic/round-check';
import ContentCopyIcon from '~icons/ic/round-content-copy';
import { pesos } from '../../api/currency';
import { formatMoney } from '../../lib/format';
import { guidePesosPerUnit } from '../../lib/loan-costs';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { uiTexts } from '../../texts/ui';
import { Assistant } from '../assistant/assistant';
import { IconButton } from '../ui/button/button';
import { Row, Rows } from '../ui/rows/rows';
import { VisuallyHidden } from '../ui/text/visually-hidden';
import { notify } from '../ui/toaster/notify';
import classes from './payment.module.css';

interface HowToPayProps {
  account: HowToPayDto;
  /** What is to be paid next, for its worth in pesos where it is another currency. */
  amount?: number;
  /** What to write on the transfer, where it says more than the loan's number. */
  reference?: string;
  referenceNote?: string;
  /** Stands in a dialog, whose place in the history is taken by the page that one goes on to. */
  inDialog?: boolean;
}

/** Where a payment goes, the reference that names the loan, and whom to ask in doubt. */
export function HowToPay({
  account,
  amount,
  reference = account.reference,
  referenceNote,
  inDialog,
}: HowToPayProps) {
  const texts = useTexts(paymentTexts);
  const { bankName, accountNumber, accountName } = account;
  return (
    <div className="stack">
      <Rows>
        <Row label={texts.bank}>{bankName}</Row>
        <CopyRow label={texts.accountNumber} copyLabel={texts.copyAccountNumber} text={accountNumber} />
        <CopyRow label={texts.accountName} copyLabel={texts.copyAccountName} text={accountName} />
        <CopyRow label={texts.reference} copyLabel={texts.copyReference} text={reference} />
      </Rows>
      {account.currency !== pesos.code && <PayCurrency account={account} amount={amount} />}
      <p>{referenceNote ?? texts.referenceNote}</p>
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

/** Worth more is no payment, and more than can be counted where a unit is worth many pesos. */
const mostPesos = 1e12;

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
          {texts.guide(currency, guidePesosPerUnit(guideRate))}{' '}
          {amount !== undefined &&
            amount < mostPesos * guideRate &&
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

const shownMs = 2000;

interface CopyButtonProps {
  text: string;
  /** Says what is copied, as 'Copy the account number'. */
  label: string;
  className?: string;
}

/** Copies a text, and says so where a screen is read aloud. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const { copied, notCopied } = useTexts(uiTexts);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      // Not there at all on a page without encryption.
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify.warning(notCopied);
    }
  };
  return (
    <>
      <IconButton
        label={label}
        icon={isCopied ? <CheckIcon /> : <ContentCopyIcon />}
        className={className}
        onClick={() => void copy()}
      />
      <span role="status">
        <VisuallyHidden>{isCopied && copied}</VisuallyHidden>
      </span>
    </>
  );
}
