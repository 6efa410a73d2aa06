import { useState } from 'react';
import { LoadProblem, LoadProblemCard } from '../../components/layout/load-problem';
import { Dialog } from '../../components/ui/dialog/dialog';
import { lazyDialog } from '../../components/ui/dialog/lazy-dialog';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { sharedAnswer, useAnswer, withThePage } from '../../lib/answer';
import { painted } from '../../lib/painted';
import { useTexts, withTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import type { OtpPlaceProps } from './otp-dialog';
import { WalletLoading } from './wallet-loading';
import { WithdrawalFrame } from './withdrawal-frame';
import type { WithdrawalViewProps } from './withdrawal-view';

const load = () => import('./sending');

export const sendingParts = sharedAnswer(() => withTexts(load()), { retries: 0 });

/** What one sees of the wallet first does without: it is fetched once that stands, so that it is there when it is pressed for. */
export const fetchSending = (): void => void painted().then(sendingParts.load);

export const RefundAmount = lazyDialog(async () => (await load()).RefundAmount);
export const RefundDialog = lazyDialog(async () => (await load()).RefundDialog);
export const PayWithCreditDialog = lazyDialog(async () => (await load()).PayWithCreditDialog);

function useSendingParts() {
  const answer = useAnswer(sendingParts);
  // What failed before does not count: it is being asked for once more.
  const [before] = useState(answer.failures);
  return { parts: answer.data, lost: answer.failures > before ? withThePage(answer) : undefined };
}

/** The steps of a withdrawal, as soon as they are there. */
export function WithdrawalView(props: WithdrawalViewProps) {
  const { withdrawTitle, backToWallet, stepsNotLoaded } = useTexts(walletTexts);
  const { parts, lost } = useSendingParts();
  if (parts) return <parts.WithdrawalView {...props} />;
  return (
    <WithdrawalFrame title={withdrawTitle} backLabel={backToWallet} onBack={props.place.leave}>
      {lost ? <LoadProblemCard title={stepsNotLoaded} answer={lost} /> : <WalletLoading />}
    </WithdrawalFrame>
  );
}

const otpBars = [48, 48, 24] as const;

/** The dialog of the code, as soon as it is there and known what it is for. Where it was lost, the address still asks for it. */
export function OtpPlace(props: OtpPlaceProps) {
  const { otpTitle, stepsNotLoaded } = useTexts(walletTexts);
  const { parts, lost } = useSendingParts();
  const { open, isAnswered } = props.waiting;
  if (parts && (open || isAnswered)) return <parts.OtpPlace {...props} />;
  return (
    <Dialog opened size="small" title={otpTitle} onClose={props.onClose}>
      {lost ? <LoadProblem title={stepsNotLoaded} answer={lost} /> : <Skeleton bars={otpBars} />}
    </Dialog>
  );
}
