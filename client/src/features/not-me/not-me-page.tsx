import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { stopIntruder } from '../../api/not-me';
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
import { notMeTexts } from '../../texts/not-me';

/** Where the links of messages about an account lead: looking at it changes nothing, its button stops whoever it was. */
export function NotMePage() {
  // Behind the #, which no server and no log ever sees.
  const token = useLocation({ select: ({ hash }) => hash });
  const texts = useTexts(notMeTexts);
  const [busy, setBusy] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const oneAtATime = useOneAtATime();
  useOffersEndHere();
  usePageTitle(texts.title);

  const stop = async () => {
    setBusy(true);
    try {
      await stopIntruder(token);
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
          <h1>{texts.title}</h1>
          {isStopped ? (
            <div role="status" className="stack">
              <Note safe>{texts.stopped}</Note>
              <p>{texts.next}</p>
              <Assistant />
              <Link to="/contact" search={{ dialog: 'recovery' }}>
                {texts.recover}
              </Link>
            </div>
          ) : (
            <>
              <p>{token === '' ? texts.withoutLink : texts.question}</p>
              <Button wide busy={busy} disabled={token === ''} onClick={start}>
                {texts.notMe}
              </Button>
            </>
          )}
        </div>
      </Card>
    </PageMain>
  );
}
