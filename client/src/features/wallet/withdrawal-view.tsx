import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { refreshWallet, useWallet, type Wallet } from '../../api/wallet';
import { useAppForm } from '../../components/form/use-app-form';
import { LoadProblemCard } from '../../components/layout/load-problem';
import { StaleNote } from '../../components/layout/loaded';
import { Ended, Succeeded, Waiting } from '../../components/layout/outcome';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import type { WithdrawalPlace } from './use-withdrawal-place';
import { WalletLoading } from './wallet-loading';
import { amountIn, cappedAmount, isWithdrawable, withdrawal } from './withdrawal-amount';
import {
  type SentTransfer,
  sourceOf,
  transferOf,
  transferringMs,
  type WithdrawalStep,
} from './withdrawal-flow';
import { WithdrawalFrame } from './withdrawal-frame';
import { WithdrawalAmountStep, WithdrawalConfirmStep } from './withdrawal-steps';

export interface WithdrawalViewProps {
  step: WithdrawalStep;
  place: WithdrawalPlace;
}

/** The withdrawing sub-view. Once loaded it goes on with what it has, also when a later load fails. */
export function WithdrawalView({ step, place }: WithdrawalViewProps) {
  const texts = useTexts(walletTexts);
  const { wallet, answer } = useWallet();
  if (step === 'transferring' && place.sent) {
    return <TransferView sent={place.sent} wallet={wallet} onDone={place.leave} />;
  }
  if (wallet) {
    return (
      <>
        <StaleNote answer={answer} />
        <WithdrawalSteps wallet={wallet} step={step} place={place} />
      </>
    );
  }
  return (
    <WithdrawalFrame title={texts.withdrawTitle} backLabel={texts.backToWallet} onBack={place.leave}>
      {answer.error ? <LoadProblemCard title={texts.notLoaded} answer={answer} /> : <WalletLoading />}
    </WithdrawalFrame>
  );
}

function WithdrawalSteps({ wallet, step, place }: WithdrawalViewProps & { wallet: Wallet }) {
  const { leave, changeAmount, isAskingOtp } = place;
  const form = useWithdrawalForm(place);
  const [walletId, balanceThen, typedAmount] = useWatch({
    control: form.control,
    name: ['walletId', 'balance', 'amount'],
  });
  const source = sourceOf(wallet, walletId);
  const balance = source?.wallet ?? 0;
  // The balance may have shrunk since the amount was typed.
  const text = cappedAmount(typedAmount, balance);
  const amount = amountIn(text);
  const isWrong =
    step === 'confirming' &&
    source !== undefined &&
    !isWithdrawable(amount, balance, source.selectedCurrency);
  const isGone = source === undefined;

  const follow = useEffectEvent(() => {
    if (isGone) return;
    form.put('balance', balance);
    form.put('amount', text);
  });
  useEffect(() => {
    if (balance !== balanceThen) follow();
  }, [balance, balanceThen]);

  useEffect(() => {
    // What was sent with a code may have gone through, its answer lost: its dialog stays until that is known.
    if (isAskingOtp) return;
    if (isGone) leave();
    else if (isWrong) changeAmount();
  });

  if (!source) return null;
  if (step === 'withdrawing') {
    return <WithdrawalAmountStep form={form} wallet={source} amount={amount} onBack={leave} />;
  }
  return (
    <WithdrawalConfirmStep
      wallet={source}
      amount={amount}
      waiting={place.waiting.open}
      onBack={changeAmount}
      onPrepared={place.askForCode}
      onGone={place.tellGone}
    />
  );
}

/** It goes on with what waits, and lets wait what is typed. */
function useWithdrawalForm({ typed, keep, confirm }: WithdrawalPlace) {
  const [kept] = useState({ read: () => typed, keep });
  const [model] = useState({ ...withdrawal, kept });
  return useAppForm(model, async () => confirm(), { staysFilled: true });
}

interface TransferViewProps {
  sent: SentTransfer;
  wallet: Wallet | undefined;
  onDone: () => void;
}

/** Transferring for a while, then what has become of the transfer by then. */
function TransferView({ sent, wallet, onDone }: TransferViewProps) {
  const texts = useTexts(walletTexts);
  const [isOver, setOver] = useState(() => Date.now() >= sent.at + transferringMs);

  useEffect(() => {
    if (isOver) return;
    const end = () => {
      setOver(true);
      void refreshWallet();
    };
    const timer = setTimeout(end, sent.at + transferringMs - Date.now());
    return () => clearTimeout(timer);
  }, [isOver, sent.at]);

  if (!isOver) {
    const { transferring, transferringText, transferringWarning } = texts;
    return <Waiting title={transferring} text={transferringText} warning={transferringWarning} />;
  }
  const transfer = wallet && transferOf(wallet, sent.withdrawalNumber);
  const leave = { action: texts.continue, onContinue: onDone };
  if (transfer?.status === 'COMPLETED') {
    return <Succeeded title={texts.successTitle} text={texts.successText} {...leave} />;
  }
  if (transfer?.status === 'FAILED') {
    return <Ended title={texts.failedTitle} text={transfer.statusMessage} color="danger" {...leave} />;
  }
  return <Ended title={texts.sentTitle} text={texts.sentText} color="info" {...leave} />;
}
