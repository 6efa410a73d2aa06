import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError, fieldErrorsOf, mayBeSentAgain } from '../../api/problem';
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
  /** An earlier press, whose answer was lost, may have used the link. */
  readonly mayBeStopped: string;
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
  const [outcome, setOutcome] = useState<'stopped' | 'mayBeStopped'>();
  const unanswered = useRef<string>(undefined);
  useOffersEndHere();
  usePageTitle(texts.title);

  const send = () =>
    start(async () => {
      closeProblems();
      try {
        await stop(code);
        setOutcome('stopped');
      } catch (error) {
        if (mayBeSentAgain(error)) unanswered.current = code;
        if (unanswered.current === code && isUsed(error)) return setOutcome('mayBeStopped');
        // No field is seen here that could be marked.
        const [ofLink] = Object.values(fieldErrorsOf(error));
        notify.error(ofLink ?? errorMessage(error), retryOffer(error, send));
      }
    });

  return (
    <PageMain narrow>
      <Card>
        <div className="stack-wide">
          <h1>{texts.title}</h1>
          {outcome ? (
            <div role="status" className="stack">
              <Outcome of={outcome} texts={texts} />
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

const isUsed = (error: unknown) => error instanceof ApiError && error.code === 'STOP_CODE_INVALID';

function Outcome({ of, texts }: { of: 'stopped' | 'mayBeStopped'; texts: StopPageTexts }) {
  return of === 'stopped' ? (
    <Note safe>{texts.stopped}</Note>
  ) : (
    <Note color="warning">{texts.mayBeStopped}</Note>
  );
}
