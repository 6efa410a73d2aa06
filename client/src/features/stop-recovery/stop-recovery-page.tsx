import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { stopRecovery } from '../../api/auth';
import { Assistant } from '../../components/assistant/assistant';
import { PageMain } from '../../components/layout/page-main';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { Note } from '../../components/ui/note/note';
import { notify, useOffersEndHere } from '../../components/ui/toaster/notify';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { recoveryTexts } from '../../texts/recovery';

/** Where the link leads that tells a member of a recovery: it is stopped by a button, not by looking at the link. */
export function StopRecoveryPage() {
  // Behind the #, which no server and no log ever sees.
  const stopCode = useLocation({ select: ({ hash }) => hash });
  const texts = useTexts(recoveryTexts);
  const [busy, setBusy] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const oneAtATime = useOneAtATime();
  useOffersEndHere();
  usePageTitle(texts.stopTitle);

  const stop = async () => {
    setBusy(true);
    try {
      await stopRecovery(stopCode);
      setStopped(true);
    } catch (error) {
      notify.error(errorMessage(error), retryOffer(error, start));
    } finally {
      setBusy(false);
    }
  };

  const start = () => oneAtATime(stop);

  return (
    <PageMain narrow>
      <Card>
        <div className="stack-wide">
          <h1>{texts.stopTitle}</h1>
          {isStopped ? (
            <div role="status">
              <Note safe>{texts.stopped}</Note>
              <Assistant />
            </div>
          ) : (
            <>
              <p>{stopCode === '' ? texts.stopWithoutCode : texts.stopQuestion}</p>
              <Button wide busy={busy} disabled={stopCode === ''} onClick={start}>
                {texts.stop}
              </Button>
            </>
          )}
        </div>
      </Card>
    </PageMain>
  );
}
