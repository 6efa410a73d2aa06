import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { lastFigures } from '../../api/last-figures';
import { PageMain } from '../../components/layout/page-main';
import { Button } from '../../components/ui/button/button';
import { storage, tabStorage } from '../../lib/storage';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { offlineTexts } from '../../texts/offline';
import { uiTexts } from '../../texts/ui';
import { KnownFigures } from './known-figures';
import classes from './offline.module.css';
import { WhatWaits } from './what-waits';

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
