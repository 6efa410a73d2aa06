import { addDays } from '@pautang/loan-terms';
import type { PromiseDto, PromiseState } from '@pautang/sdk';
import { type ReactNode, useEffect } from 'react';
import type { LoanAccount } from '../../api/loan';
import { usePromises, withdrawPromise } from '../../api/promise';
import { useAnnounced } from '../../components/form/announced';
import { passesFocusOn } from '../../components/layout/passes-focus-on';
import { Button } from '../../components/ui/button/button';
import { opensDialog } from '../../components/ui/dialog/dialog';
import { lazyDialog } from '../../components/ui/dialog/lazy-dialog';
import { Fold } from '../../components/ui/fold/fold';
import type { StatusColor } from '../../components/ui/note/note';
import { MoneyRow, Row, Rows } from '../../components/ui/rows/rows';
import { StatusCard, type StatusIconName } from '../../components/ui/status-card/status-card';
import { formatLongDate } from '../../lib/format';
import { usePlace } from '../../lib/use-place';
import { textsNow, useTexts } from '../../texts/define-texts';
import { promiseTexts } from '../../texts/promise';
import classes from './loan.module.css';
import { Part } from './part';

const PromiseDialog = lazyDialog(async () => (await import('./promise-dialog')).PromiseDialog);

/** So many days ahead one may know that a payment will come late. */
const soonDays = 14;

/** What the member promised to pay, or the way to promise it where something is late or soon due. */
export function PromiseCard({ account }: { account: LoanAccount }) {
  const { amountDue, nextPayment, asOf, status, promise } = account;
  const isSoon = nextPayment !== undefined && nextPayment.dueDate <= addDays(asOf, soonDays);
  const isAsked = status === 'APPROVED' && (amountDue > 0 || isSoon);
  const { name, close } = usePlace('dialog', ['promise']);
  // Once there is a promise the dialog is gone with the button that opens it, and must not come back with that.
  const isOver = name !== undefined && !(isAsked && promise?.state !== 'OPEN');
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  if (!isAsked && !promise) return null;
  return promise && promise.state !== 'WITHDRAWN' ? (
    <Promised promise={promise} loanNumber={account.loanNumber}>
      {isAsked && promise.state !== 'OPEN' && <MakePromise account={account} />}
    </Promised>
  ) : (
    isAsked && <Offer account={account} />
  );
}

function Offer({ account }: { account: LoanAccount }) {
  const texts = useTexts(promiseTexts);
  return (
    <Part title={texts.title}>
      <div className={classes.help}>
        <p>{texts.offer}</p>
        <MakePromise account={account} />
        <Earlier loanNumber={account.loanNumber} />
      </div>
    </Part>
  );
}

function MakePromise({ account }: { account: LoanAccount }) {
  const texts = useTexts(promiseTexts);
  const { data } = usePromises(account.loanNumber);
  const { name, open, close } = usePlace('dialog', ['promise']);
  if (data && !data.canPromise) return null;
  return (
    <>
      <Button
        variant="line"
        aria-haspopup="dialog"
        disabled={!data}
        onClick={opensDialog(() => open('promise'))}
      >
        {texts.make}
      </Button>
      {name && data && <PromiseDialog account={account} promises={data} onClose={close} />}
    </>
  );
}

const looks: Record<PromiseState, { readonly color: StatusColor; readonly icon: StatusIconName }> = {
  OPEN: { color: 'info', icon: 'QueryBuilderRounded' },
  KEPT: { color: 'success', icon: 'CheckCircleOutlineRounded' },
  BROKEN: { color: 'danger', icon: 'ErrorOutlineRounded' },
  WITHDRAWN: { color: 'warning', icon: 'BlockRounded' },
};

interface PromisedProps {
  promise: PromiseDto;
  loanNumber: string;
  children: ReactNode;
}

function Promised({ promise, loanNumber, children }: PromisedProps) {
  const texts = useTexts(promiseTexts);
  const { state, amount, promisedOn, paidAmount, keptOn, selectedCurrency: currency, text } = promise;
  return (
    <StatusCard {...looks[state]} title={texts.title} status={texts.states[state]}>
      <p>{text}</p>
      <Rows>
        <MoneyRow label={texts.promised} value={amount} currency={currency} />
        <Row label={texts.by}>{formatLongDate(promisedOn)}</Row>
        <MoneyRow label={texts.paid} value={paidAmount} currency={currency} />
        {keptOn && <Row label={texts.keptOn}>{formatLongDate(keptOn)}</Row>}
      </Rows>
      {state === 'OPEN' && <WithdrawPromise loanNumber={loanNumber} />}
      {children}
      <Earlier loanNumber={loanNumber} shown={promise.promiseId} />
    </StatusCard>
  );
}

interface EarlierProps {
  loanNumber: string;
  /** The one that is told of already. */
  shown?: string;
}

/** What was promised before, and what became of each. */
function Earlier({ loanNumber, shown }: EarlierProps) {
  const texts = useTexts(promiseTexts);
  const { data } = usePromises(loanNumber);
  const earlier = data?.items.filter(({ promiseId }) => promiseId !== shown) ?? [];
  if (earlier.length === 0) return null;
  return (
    <Fold summary={texts.earlier(earlier.length)}>
      <Rows>
        {earlier.map(({ promiseId, promisedOn, amount, selectedCurrency, state }) => (
          <MoneyRow
            key={promiseId}
            label={formatLongDate(promisedOn)}
            note={texts.states[state]}
            value={amount}
            currency={selectedCurrency}
          />
        ))}
      </Rows>
    </Fold>
  );
}

function WithdrawPromise({ loanNumber }: { loanNumber: string }) {
  const texts = useTexts(promiseTexts);
  const { busy, act } = useAnnounced();
  const words = {
    pending: () => textsNow(promiseTexts).withdrawing,
    done: () => textsNow(promiseTexts).withdrawn,
  };
  const withdraw = () => act(words, () => withdrawPromise(loanNumber));
  return (
    <Button ref={passesFocusOn} variant="line" busy={busy} onClick={withdraw}>
      {texts.withdraw}
    </Button>
  );
}
