import type { Dispatch } from 'react';
import { Button } from '../../components/ui/button';
import { FitAmount } from '../../components/ui/fit-amount';
import { Note } from '../../components/ui/note';
import { Unbroken } from '../../components/ui/unbroken';
import { maskAfter3 } from '../../lib/format';
import type { Wallet } from '../../lib/wallet.queries';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { OtpDialog } from './otp-dialog';
import { usePreparation } from './use-preparation';
import classes from './withdrawal.module.css';
import { WithdrawalBreakdown } from './withdrawal-breakdown';
import type { WithdrawalEvent, WithdrawalFlow } from './withdrawal-flow';
import { WithdrawalFrame } from './withdrawal-frame';

interface WithdrawalConfirmStepProps {
  wallet: Wallet;
  amount: number;
  flow: WithdrawalFlow;
  dispatch: Dispatch<WithdrawalEvent>;
}

export function WithdrawalConfirmStep({ wallet, amount, flow, dispatch }: WithdrawalConfirmStepProps) {
  const texts = useTexts(walletTexts);
  const { selectedCurrency: currency, fullLegalName, bankName, member } = wallet;
  const preparation = usePreparation({ wallet, amount, request: flow.request, dispatch });
  return (
    <>
      <WithdrawalFrame
        title={texts.confirmTitle}
        backLabel={texts.changeAmount}
        onBack={() => dispatch({ type: 'changingAmount' })}
        aside={
          <>
            <div>
              <p className={classes.label}>{texts.transferAmountIn(currency)}</p>
              <FitAmount value={amount} currency={currency} />
            </div>
            <div>
              <p className={classes.label}>{texts.to}</p>
              <p className={classes.receiver}>{fullLegalName}</p>
              <p>{bankName}</p>
              <p className={classes.mask}>{maskAfter3(member.accountNumber)}</p>
            </div>
          </>
        }
      >
        <WithdrawalBreakdown wallet={wallet} amount={amount} />
        <Button variant="gold" wide busy={preparation.busy} onClick={preparation.start}>
          {texts.confirmWithdrawal}
        </Button>
        {preparation.problem && <Note color="danger">{preparation.problem}</Note>}
        <p className={classes.small}>
          <Unbroken>{texts.nothingMoves}</Unbroken>
        </p>
      </WithdrawalFrame>
      {flow.askingOtp && flow.request && (
        <OtpDialog
          walletId={wallet._id}
          request={flow.request}
          onCancel={() => dispatch({ type: 'cancelled' })}
          onConfirmed={() => dispatch({ type: 'confirmed' })}
          onRequestLost={() => dispatch({ type: 'requestLost' })}
        />
      )}
    </>
  );
}
