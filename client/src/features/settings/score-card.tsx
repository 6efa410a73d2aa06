import { useSession } from '../../api/session';
import { Card } from '../../components/ui/card/card';
import { ScoreGauge } from '../../components/ui/score-gauge/score-gauge';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { MaskedValue } from './masked-value';
import { MemberPart } from './member-part';
import classes from './score-card.module.css';
import { ScoreChanges } from './score-changes';

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
