import { useEffect, useReducer } from 'react';
import { Succeeded, Waiting } from '../../components/layout/outcome';
import { ViewTitle } from '../../components/layout/view-title';
import type { Wallet } from '../../lib/wallet.queries';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { useWallet } from './use-wallet';
import { WalletFailed, WalletLoading } from './wallet-states';
import { amountIn, cappedAmount, isEnough } from './withdrawal-amount';
import { WithdrawalAmountStep } from './withdrawal-amount-step';
import { WithdrawalConfirmStep } from './withdrawal-confirm-step';
import { firstWithdrawalFlow, transferringMs, withdrawalFlow } from './withdrawal-flow';

interface WithdrawalViewProps {
  /** Back to the wallet view. */
  onDone: () => void;
}

/** The withdrawing sub-view. Once loaded it goes on with what it has, also when a later load fails. */
export function WithdrawalView({ onDone }: WithdrawalViewProps) {
  const texts = useTexts(walletTexts);
  const { wallet, ...answer } = useWallet();
  if (wallet) return <WithdrawalSteps wallet={wallet} onDone={onDone} />;
  return (
    <>
      <ViewTitle takesFocus>{texts.withdrawTitle}</ViewTitle>
      {answer.error ? <WalletFailed answer={answer} /> : <WalletLoading />}
    </>
  );
}

function WithdrawalSteps({ wallet, onDone }: WithdrawalViewProps & { wallet: Wallet }) {
  const texts = useTexts(walletTexts);
  const [flow, dispatch] = useReducer(withdrawalFlow, firstWithdrawalFlow);
  const { step } = flow;
  // The balance may have shrunk since the amount was typed.
  const text = cappedAmount(flow.text, wallet.wallet);
  const amount = amountIn(text);
  const isTooLittle = step === 'confirming' && !isEnough(amount, wallet.wallet);

  useEffect(() => {
    if (isTooLittle) dispatch({ type: 'changingAmount' });
  }, [isTooLittle]);

  useEffect(() => {
    if (step !== 'transferring') return;
    const timer = setTimeout(() => dispatch({ type: 'transferred' }), transferringMs);
    return () => clearTimeout(timer);
  }, [step]);

  if (step === 'transferring') {
    const { transferring, transferringText, transferringWarning } = texts;
    return <Waiting title={transferring} text={transferringText} warning={transferringWarning} />;
  }
  if (step === 'finalcountdown') {
    const { successTitle, successText } = texts;
    return <Succeeded title={successTitle} text={successText} action={texts.continue} onContinue={onDone} />;
  }
  if (step === 'withdrawing') {
    return (
      <WithdrawalAmountStep
        wallet={wallet}
        text={text}
        onText={(typed) => dispatch({ type: 'typed', text: cappedAmount(typed, wallet.wallet) })}
        onContinue={() => dispatch({ type: 'continued' })}
        onBack={onDone}
      />
    );
  }
  return <WithdrawalConfirmStep wallet={wallet} amount={amount} flow={flow} dispatch={dispatch} />;
}
