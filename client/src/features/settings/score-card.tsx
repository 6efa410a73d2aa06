import { useCreditScore, useMember } from '../../api/member';
import { useSession } from '../../api/session';
import { Loaded } from '../../components/layout/loaded';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { opensDialog } from '../../components/ui/dialog/dialog';
import { lazyDialog } from '../../components/ui/dialog/lazy-dialog';
import { ScoreGauge } from '../../components/ui/score-gauge/score-gauge';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { scoreTexts } from '../../texts/score';
import { settingsTexts } from '../../texts/settings';
import { MaskedValue } from './masked-value';
import classes from './score-card.module.css';
import { ScoreHistory } from './score-history';

const gaugeBars = [243];

/** Whose account it is, and how far it is trusted. */
export function ScoreCard() {
  const texts = useTexts(settingsTexts);
  const { phoneNumber } = useSession();
  return (
    <Card flush>
      <div className={classes.phone}>
        <p className="quiet small">{texts.phone}</p>
        {phoneNumber && <MaskedValue value={phoneNumber} secret="phone" />}
      </div>
      <div className={classes.gauge}>
        <Loaded answer={useMember()} missing={texts.notLoaded} bars={gaugeBars}>
          {({ loan: { creditScore } }) => (
            <ScoreGauge score={creditScore} label={texts.score(creditScore)} caption={texts.outOf} />
          )}
        </Loaded>
      </div>
      <div className={classes.about}>
        <h2>{texts.scoreQuestion}</h2>
        <p className="quiet">{texts.scoreAnswer}</p>
      </div>
    </Card>
  );
}

const latestCount = 3;
const bars = [60, 60, 60, 48];

/**
 * What moved the score of late, and the way to everything about it. It is as high as there are changes, which only the
 * answer knows: so nothing stands below it.
 */
export function ScoreChanges() {
  const texts = useTexts(scoreTexts);
  const score = useCreditScore();
  const dialog = usePlace('dialog', ['score']);
  return (
    <Card flush>
      <div className={`stack ${classes.changes}`}>
        <h2>{texts.latest}</h2>
        <Loaded answer={score} missing={texts.notLoaded} bars={bars}>
          {({ history }) => <ScoreHistory changes={history.slice(0, latestCount)} />}
        </Loaded>
        {/* Comes with what stands above it, which may be one row or three: so it does not move. */}
        {!score.isPending && (
          <Button
            variant="line"
            wide
            aria-haspopup="dialog"
            onClick={opensDialog(() => dialog.open('score'))}
          >
            {texts.more}
          </Button>
        )}
        {dialog.name && <LazyScoreDialog onClose={dialog.close} />}
      </div>
    </Card>
  );
}

const LazyScoreDialog = lazyDialog(async () => (await import('./score-dialog')).ScoreDialog);
