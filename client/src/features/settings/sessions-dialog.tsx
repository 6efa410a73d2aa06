import type { SessionDto } from '@pautang/sdk';
import { useState } from 'react';
import { endOneSession, endOtherSessions, useSessions } from '../../api/account-security';
import { useAnnounced } from '../../components/form/announced';
import { Loaded } from '../../components/layout/loaded';
import { passesFocusOn } from '../../components/layout/passes-focus-on';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { useOffersEndHere } from '../../components/ui/toaster/notify';
import { useCountryInWords } from '../../lib/country-names';
import { formatLongDateTime } from '../../lib/format';
import { textsNow, useTexts } from '../../texts/define-texts';
import { sessionsTexts } from '../../texts/sessions';
import classes from './entry-list.module.css';

const bars = [64, 64, 64];

/** Stands for all but this one. */
const OTHERS = 'others';

/** Where the member is signed in, and how to end it. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(sessionsTexts);
  const answer = useSessions();
  const [ending, setEnding] = useState<string>();
  const { busy, act } = useAnnounced();
  useOffersEndHere();
  const others = answer.data?.items.filter(({ isCurrent }) => !isCurrent) ?? [];

  const end = (which: string) => {
    const words = {
      pending: () => textsNow(sessionsTexts).ending,
      done: () => textsNow(sessionsTexts)[which === OTHERS ? 'othersEnded' : 'ended'],
    };
    act(words, () => {
      setEnding(which);
      return which === OTHERS ? endOtherSessions() : endOneSession(which);
    });
  };

  const footer = others.length > 0 && (
    <Button
      ref={passesFocusOn}
      wide
      variant="line"
      busy={busy && ending === OTHERS}
      onClick={() => end(OTHERS)}
    >
      {texts.endOthers}
    </Button>
  );
  return (
    <Dialog opened size="small" title={texts.title} onClose={onClose} footer={footer}>
      <p className="lead">{texts.about}</p>
      <Loaded answer={answer} missing={texts.notLoaded} bars={bars}>
        {({ items }) => (
          <ul className="ruled">
            {items.map((session) => (
              <Signed
                key={session.id}
                session={session}
                busy={busy && ending === session.id}
                onEnd={() => end(session.id)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}

interface SignedProps {
  session: SessionDto;
  busy: boolean;
  onEnd: () => void;
}

function Signed({ session, busy, onEnd }: SignedProps) {
  const texts = useTexts(sessionsTexts);
  const countryInWords = useCountryInWords();
  const device = session.device ?? texts.unknownDevice;
  const lastSeen = formatLongDateTime(session.lastSeenAt);
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <p className={classes.name}>{device}</p>
        {session.isCurrent && <p className={classes.current}>{texts.thisOne}</p>}
        <p className="quiet small">
          {session.place === undefined ? texts.unknownPlace : countryInWords(session.place)}
        </p>
        <p className="quiet small">{texts.lastSeen(lastSeen)}</p>
        <p className="quiet small">{texts.since(formatLongDateTime(session.firstSeenAt))}</p>
      </div>
      {!session.isCurrent && (
        <Button
          ref={passesFocusOn}
          variant="line"
          small
          busy={busy}
          aria-label={texts.endOf(device, lastSeen)}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
