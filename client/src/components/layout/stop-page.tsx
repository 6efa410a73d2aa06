import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { useUnderWay } from '../../lib/use-one-at-a-time';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../ui/button/button';
import { Card } from '../ui/card/card';
import { Note } from '../ui/note/note';
import { closeProblems, notify, useOffersEndHere } from '../ui/toaster/notify';
import { PageMain } from './page-main';

export interface StopPageTexts {
  readonly title: string;
  readonly question: string;
  readonly withoutCode: string;
  readonly button: string;
  readonly stopped: string;
}

/**
 * Where the link of a message leads: looking at it changes nothing, its button stops what the message told of.
 * @param stop takes the code behind the #
 * @param children what can be done once it is stopped
 */
export function StopPage({
  texts,
  stop,
  children,
}: {
  texts: StopPageTexts;
  stop: (code: string) => Promise<unknown>;
  children: ReactNode;
}) {
  // Behind the #, which no server and no log ever sees.
  const code = useLocation({ select: ({ hash }) => hash });
  const [busy, start] = useUnderWay();
  const [isStopped, setStopped] = useState(false);
  useOffersEndHere();
  usePageTitle(texts.title);

  const send = () =>
    start(async () => {
      closeProblems();
      try {
        await stop(code);
        setStopped(true);
      } catch (error) {
        notify.error(errorMessage(error), retryOffer(error, send));
      }
    });

  return (
    <PageMain narrow>
      <Card>
        <div className="stack-wide">
          <h1>{texts.title}</h1>
          {isStopped ? (
            <div role="status" className="stack">
              <Note safe>{texts.stopped}</Note>
              {children}
            </div>
          ) : (
            <>
              <p>{code === '' ? texts.withoutCode : texts.question}</p>
              <Button wide busy={busy} disabled={code === ''} onClick={send}>
                {texts.button}
              </Button>
            </>
          )}
        </div>
      </Card>
    </PageMain>
  );
}
