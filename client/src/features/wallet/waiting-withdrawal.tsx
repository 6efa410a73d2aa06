import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { BoundTo } from './bound-to';
import type { WithdrawalPlace } from './use-withdrawal-place';
import classes from './wallet.module.css';

/** A withdrawal that waits for its code: to go on with, or to give up. */
export function WaitingWithdrawal({ place: { waiting, askForCode } }: { place: WithdrawalPlace }) {
  const texts = useTexts(walletTexts);
  const { open, giveUp, givingUp } = waiting;
  if (!open) return null;
  return (
    <Card>
      <div className={classes.waiting}>
        <div>
          <h2 className={classes.cardTitle}>{texts.waitingTitle}</h2>
          <p className={classes.message}>{texts.waitingText}</p>
        </div>
        <BoundTo request={open} />
        <div className={classes.choices}>
          <Button variant="gold" onClick={askForCode}>
            {texts.enterCode}
          </Button>
          <Button variant="line" busy={givingUp} onClick={() => giveUp(open.requestId)}>
            {texts.giveUp}
          </Button>
        </div>
      </div>
    </Card>
  );
}
