import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { creditScoreOptions } from '../../api/member';
import { useSession } from '../../api/session';
import { Button } from '../../components/ui/button/button';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { scoreTexts } from '../../texts/score';
import { LazyScoreDialog } from './lazy-score-dialog';
import { Loaded } from './loaded';
import classes from './score-card.module.css';
import { ScoreHistory } from './score-history';

const latestCount = 3;
const bars = ['first', 'second', 'third'].map((id) => ({ id, height: 60 }));

/** What moved the score of late, and the way to everything about it. */
export function ScoreChanges() {
  const texts = useTexts(scoreTexts);
  const { phoneNumber } = useSession();
  const score = useQuery(creditScoreOptions(phoneNumber));
  const dialog = usePlace('dialog', ['score']);
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    // Not every browser gives a pressed button the focus, and the dialog returns it to who had it.
    event.currentTarget.focus();
    dialog.open('score');
  };
  return (
    <div className={classes.changes}>
      <h2>{texts.latest}</h2>
      <Loaded answer={score} missing={texts.notLoaded} bars={bars}>
        {({ history }) => <ScoreHistory changes={history.slice(0, latestCount)} />}
      </Loaded>
      <Button variant="line" wide aria-haspopup="dialog" onClick={open}>
        {texts.more}
      </Button>
      {dialog.name && <LazyScoreDialog onClose={dialog.close} />}
    </div>
  );
}
