import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { businessDay, type LastFigures, lastFigures } from '../../api/last-figures';
import { PageMain } from '../../components/layout/page-main';
import { DueLine } from '../../components/payment/due-figure';
import { Amount, FitAmount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import { Card, Panel } from '../../components/ui/card/card';
import { Row, Rows } from '../../components/ui/rows/rows';
import { formatLongDateTime, formatMoney } from '../../lib/format';
import { storage, tabStorage } from '../../lib/storage';
import { usePageTitle } from '../../lib/use-page-title';
import { useStatusWord } from '../../lib/use-status-word';
import { useTexts } from '../../texts/define-texts';
import { offlineTexts } from '../../texts/offline';
import { paymentTexts } from '../../texts/payment';
import { uiTexts } from '../../texts/ui';
import classes from './offline.module.css';

/** Whether the page came from what the browser keeps, since the server did not answer; then it is not asked for another. */
export const isOffline = (): boolean =>
  !navigator.onLine || document.querySelector('meta[name=kept-page]') !== null;

/** Tries again by itself when the network comes back, or one comes back to the page; and when another tab signs out. */
function useReturn(retry: () => void): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) retry();
    };
    const follow = (event: StorageEvent) => {
      if (storage.isOfMember(event)) retry();
    };
    window.addEventListener('online', look);
    window.addEventListener('storage', follow);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('storage', follow);
      document.removeEventListener('visibilitychange', look);
    };
  }, [retry]);
}

/** Stands in a member's page while the server cannot be asked who is there: what it last said, and what waits. */
export function OfflineScreen() {
  const texts = useTexts(offlineTexts);
  const { tryAgain } = useTexts(uiTexts);
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [retry] = useState(() => () => {
    setBusy(true);
    void router.invalidate().finally(() => setBusy(false));
  });
  useReturn(retry);
  usePageTitle(texts.title);
  const figures = lastFigures();
  return (
    <PageMain narrow>
      <h1>{texts.title}</h1>
      <p role="status">{figures ? texts.known : texts.nothingKnown}</p>
      {figures && <KnownFigures figures={figures} />}
      <WhatWaits figures={figures} hasTyped={tabStorage.holdsForm()} />
      <div className={classes.again}>
        <Button busy={busy} onClick={retry}>
          {tryAgain}
        </Button>
      </div>
    </PageMain>
  );
}

const undecided = ['PENDING', 'UNDER_REVIEW', 'ON_HOLD'];

interface WhatWaitsProps {
  figures: LastFigures | undefined;
  /** Something was typed in this tab that is not sent yet. */
  hasTyped: boolean;
}

/** What goes on by itself, and what goes on with a connection. */
function WhatWaits({ figures, hasTyped }: WhatWaitsProps) {
  const texts = useTexts(offlineTexts);
  const waiting = figures?.waiting;
  const isOpen = waiting !== undefined && new Date(waiting.until).getTime() > Date.now();
  return (
    <Card>
      <h2 className={classes.title}>{texts.waits}</h2>
      <ul className={classes.waits}>
        {isOpen && (
          <li>
            {texts.code(
              formatMoney(waiting.amount, waiting.currency),
              formatLongDateTime(new Date(waiting.until)),
            )}
          </li>
        )}
        {figures?.loan && undecided.includes(figures.loan.status) && <li>{texts.decision}</li>}
        {hasTyped && <li>{texts.typed}</li>}
        <li>{texts.everythingElse}</li>
      </ul>
    </Card>
  );
}

/** Each with its time, since they were asked for apart. */
function KnownFigures({ figures: { wallet, loan } }: { figures: LastFigures }) {
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
            note={<DueLine payment={nextPayment} asOf={today} />}
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
