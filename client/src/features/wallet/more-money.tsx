import type { OtherWalletDto } from '@pautang/sdk';
import { Assistant } from '../../components/assistant/assistant';
import { Amount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { Unbroken } from '../../components/ui/text/visually-hidden';
import { formatMoney } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { BoundTo } from './bound-to';
import type { WithdrawalPlace } from './use-withdrawal-place';
import classes from './wallet.module.css';

interface OtherWalletsProps {
  wallets: readonly OtherWalletDto[];
  onWithdraw: (wallet: OtherWalletDto) => void;
}

/** Money of other loans that stayed in their wallets; nothing where there is none. */
export function OtherWallets({ wallets, onWithdraw }: OtherWalletsProps) {
  const texts = useTexts(walletTexts);
  if (wallets.length === 0) return null;
  return (
    <Card>
      <h2 className="card-title">{texts.otherWallets}</h2>
      <p className={classes.message}>
        <Unbroken>{texts.otherWalletsText}</Unbroken>
      </p>
      <ul className={`ruled ${classes.list}`}>
        {wallets.map((wallet) => (
          <li key={wallet._id} className={classes.entry}>
            <div>
              <p className={classes.figure}>
                <Amount plain value={wallet.wallet} currency={wallet.selectedCurrency} />
              </p>
              <p className={classes.message}>{texts.ofLoan(wallet.loanNumber)}</p>
            </div>
            <Button
              variant="line"
              small
              aria-label={texts.withdrawOf(formatMoney(wallet.wallet, wallet.selectedCurrency))}
              onClick={() => onWithdraw(wallet)}
            >
              {texts.withdrawTitle}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A withdrawal that waits for its code: to go on with, or to give up. */
export function WaitingWithdrawal({ place: { waiting, askForCode } }: { place: WithdrawalPlace }) {
  const texts = useTexts(walletTexts);
  const { open, giveUp, givingUp } = waiting;
  if (!open) return null;
  return (
    <Card>
      <div className={classes.waiting}>
        <div>
          <h2 className="card-title">{texts.waitingTitle}</h2>
          <p className={classes.message}>{texts.waitingText}</p>
        </div>
        <BoundTo request={open} />
        <Assistant />
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
