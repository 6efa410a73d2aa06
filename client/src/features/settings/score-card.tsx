import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { creditScoreOptions } from '../../api/member';
import { useSession } from '../../api/session';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { useLazyDialog } from '../../components/ui/dialog/use-lazy-dialog';
import { ScoreGauge } from '../../components/ui/score-gauge/score-gauge';
import { sharedAnswer } from '../../lib/answer';
import { usePlace } from '../../lib/use-place';
import { useTexts, withTexts } from '../../texts/define-texts';
import { scoreTexts } from '../../texts/score';
import { settingsTexts } from '../../texts/settings';
import { Loaded, MemberPart } from './loaded';
import { MaskedValue } from './masked-value';
import classes from './score-card.module.css';
import { type ScoreDialogProps } from './score-dialog';
import { ScoreHistory } from './score-history';

const gaugeBars = [{ id: 'gauge', height: 243 }];

/** Whose account it is, and how far it is trusted. */
export function ScoreCard() {
  const texts = useTexts(settingsTexts);
  const { phoneNumber } = useSession();
  return (
    <Card flush>
      <div className={classes.phone}>
        <p className={classes.label}>{texts.phone}</p>
        {phoneNumber && <MaskedValue value={phoneNumber} secret="phone" />}
      </div>
      <div className={classes.gauge}>
        <MemberPart bars={gaugeBars}>
          {({ loan: { creditScore } }) => (
            <ScoreGauge score={creditScore} label={texts.score(creditScore)} caption={texts.outOf} />
          )}
        </MemberPart>
      </div>
      <div className={classes.about}>
        <h2>{texts.scoreQuestion}</h2>
        <p>{texts.scoreAnswer}</p>
      </div>
      <ScoreChanges />
    </Card>
  );
}

const latestCount = 3;
const bars = ['first', 'second', 'third'].map((id) => ({ id, height: 60 }));

/** What moved the score of late, and the way to everything about it. */
function ScoreChanges() {
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

const scoreDialog = sharedAnswer(async () => (await withTexts(import('./score-dialog'))).ScoreDialog, {
  retries: 0,
});

function LazyScoreDialog(props: ScoreDialogProps) {
  const Loaded = useLazyDialog(scoreDialog, props.onClose);
  return Loaded ? <Loaded {...props} /> : null;
}
