import { coinMinor, toMajor, toMinor } from '@pautang/loan-terms';
import type { Overpayment, WaysToPayDto, WayToPayDto } from '@pautang/sdk';
import { pesos } from '../../api/currency';
import type { LoanAccount } from '../../api/loan';
import { useWaysToPay } from '../../api/payments';
import { useWallet } from '../../api/wallet';
import { formatLongDate, formatMoney } from '../../lib/format';
import { useSettled } from '../../lib/use-time';
import { useWaiting } from '../../lib/use-waiting';
import { useTexts } from '../../texts/define-texts';
import { payingTexts } from '../../texts/paying';
import { AmountField } from '../ui/amount-field/amount-field';
import { LinkButton } from '../ui/button/button';
import { Note } from '../ui/note/note';
import { ChoiceChips } from '../ui/term-chips/term-chips';
import { amountToPay } from './due-day';
import { HowToPay } from './how-to-pay';
import classes from './payment.module.css';
import { paymentOf } from './prepared-payment';
import { QrPh } from './qr-ph';
import { usableCredit } from './usable-credit';

/** Until a typed amount has rested for so long, nothing is asked about it. */
const restMs = 400;

type Texts = (typeof payingTexts)['en'];

/** What differs from what is usual. */
type Choice = { readonly amount: string | undefined; readonly pays: Overpayment | undefined };

/** How much to pay, what it does either way, and where to pay it: in a dialog. */
export function Paying({ account }: { account: LoanAccount }) {
  const texts = useTexts(payingTexts);
  const { loanNumber, selectedCurrency: currency, asOf, howToPay, writtenOffOn } = account;
  const usual = amountToPay(account);
  const waiting = useWaiting<Choice>('paying', paymentOf(account), { amount: undefined, pays: undefined });
  const { amount: typed, pays: chosen } = waiting.typed;
  const text = typed ?? String(usual ?? '');
  const error = amountError(text, currency, texts);
  const amount = error === undefined ? Number(text) : undefined;
  const settled = useSettled(amount, typed === undefined ? 0 : restMs);
  const isSettled = amount !== undefined && amount === settled;
  const { data: result, isError } = useWaysToPay(loanNumber, asOf, isSettled ? settled : undefined);
  const { overpaymentDefault } = howToPay;
  const way = result?.ways.find(({ pays }) => pays === (chosen ?? overpaymentDefault));
  // Who chooses nothing writes the loan's number alone, and gets what the lender does then.
  const reference = chosen && way?.reference;
  return (
    <>
      <ExistingCredit account={account} />
      <section className="stack">
        <h3 className="card-title">{texts.title}</h3>
        <AmountField
          label={texts.amount}
          note={writtenOffOn ? texts.amountNoteWrittenOff : texts.amountNote}
          value={text}
          currency={currency}
          error={error}
          onChange={(amount) => waiting.change({ ...waiting.typed, amount })}
        />
        <div role="status" className="stack">
          {isError && <p className="quiet">{texts.notLoaded}</p>}
          {result && <Outcome result={result} isWrittenOff={writtenOffOn !== undefined} />}
        </div>
        {result && way && (
          <>
            <ChoiceChips
              legend={texts.beyond(formatMoney(result.beyond, currency))}
              options={result.ways.map(({ pays }) => ({ value: pays, label: texts.ways[pays] }))}
              value={way.pays}
              onChange={(pays) => waiting.change({ ...waiting.typed, pays })}
            />
            <ul className={classes.ways}>
              {result.ways.map((one) => (
                <li key={one.pays} data-chosen={one === way || undefined}>
                  {sentenceOf(one, currency, texts)}
                </li>
              ))}
            </ul>
          </>
        )}
        {!writtenOffOn && <p className="quiet small">{texts.right}</p>}
      </section>
      <HowToPay
        account={howToPay}
        amount={amount}
        reference={reference}
        referenceNote={reference && texts.referenceSays(reference)}
        inDialog
      />
      {result && howToPay.currency === pesos.code && (
        <QrPh loanNumber={loanNumber} amount={result.amount} pays={way && chosen} />
      )}
    </>
  );
}

/** What was paid too much on an earlier loan may pay this one; where, the wallet says. */
function ExistingCredit({ account }: { account: LoanAccount }) {
  const texts = useTexts(payingTexts);
  const { wallet } = useWallet({ waits: false });
  const usable = usableCredit(account, wallet?.credits);
  if (usable === 0) return null;
  return (
    <section className="stack">
      <Note color="info">{texts.hasCredit(formatMoney(usable, account.selectedCurrency))}</Note>
      <LinkButton to="/wallet" replace variant="line" small>
        {texts.useCredit}
      </LinkButton>
    </section>
  );
}

function amountError(text: string, currency: string, texts: Texts): string | undefined {
  const amountMinor = toMinor(Number(text) || 0);
  if (amountMinor <= 0) return texts.amountWrong;
  return amountMinor % coinMinor(currency) === 0 ? undefined : texts.wholeUnits(currency);
}

/** What it leaves, closes, or is too much. Of a loan that was written off any part is welcome. */
function Outcome({ result, isWrittenOff }: { result: WaysToPayDto; isWrittenOff: boolean }) {
  const texts = useTexts(payingTexts);
  const { amount, amountDue, closes, credit, selectedCurrency: currency } = result;
  const missing = toMinor(amountDue) - toMinor(amount);
  return (
    <>
      {missing > 0 && isWrittenOff && <p>{texts.stillOwed(formatMoney(toMajor(missing), currency))}</p>}
      {missing > 0 && !isWrittenOff && !closes && (
        <Note color="warning">{texts.less(formatMoney(toMajor(missing), currency))}</Note>
      )}
      {closes && <Note color="success">{texts.closes}</Note>}
      {credit > 0 && <p>{texts.credit(formatMoney(credit, currency))}</p>}
    </>
  );
}

function sentenceOf(way: WayToPayDto, currency: string, texts: Texts): string {
  const { pays, interestSaved, monthsEarlier, nextPayment, lastPaymentOn } = way;
  return [
    texts.how[pays],
    interestSaved > 0 ? texts.saved(formatMoney(interestSaved, currency)) : texts.nothingSaved,
    monthsEarlier > 0 && texts.earlier(monthsEarlier),
    nextPayment && texts.next(formatMoney(nextPayment.amount, currency), formatLongDate(nextPayment.dueDate)),
    nextPayment?.dueDate !== lastPaymentOn && texts.last(formatLongDate(lastPaymentOn)),
  ]
    .filter(Boolean)
    .join(' ');
}
