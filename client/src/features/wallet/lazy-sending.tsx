import { useState } from 'react';
import { LoadProblem, LoadProblemCard } from '../../components/layout/load-problem';
import { Dialog } from '../../components/ui/dialog/dialog';
import { lazyDialog } from '../../components/ui/dialog/lazy-dialog';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { type Answer, sharedAnswer, useAnswer, withThePage } from '../../lib/answer';
import { LostTexts } from '../../lib/lost-texts';
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
  return { answer, parts: answer.data, lost: answer.failures > before ? withThePage(answer) : undefined };
}

/** The steps of a withdrawal, as soon as they are there. */
export function WithdrawalView(props: WithdrawalViewProps) {
  const { withdrawTitle, backToWallet, stepsNotLoaded } = useTexts(walletTexts);
  const { answer, parts, lost } = useSendingParts();
  const place = (part?: Answer<unknown>) => (
    <WithdrawalFrame title={withdrawTitle} backLabel={backToWallet} onBack={props.place.leave}>
      {part ? <LoadProblemCard title={stepsNotLoaded} answer={part} /> : <WalletLoading />}
    </WithdrawalFrame>
  );
  if (!parts) return place(lost);
  return (
    <LostTexts part={answer} instead={place}>
      <parts.WithdrawalView {...props} />
    </LostTexts>
  );
}

const otpBars = [48, 48, 24] as const;

/** The dialog of the code, as soon as it is there and known what it is for. Where it was lost, the address still asks for it. */
export function OtpPlace(props: OtpPlaceProps) {
  const { otpTitle, stepsNotLoaded } = useTexts(walletTexts);
  const { answer, parts, lost } = useSendingParts();
  const { open, isAnswered } = props.waiting;
  const place = (part?: Answer<unknown>) => (
    <Dialog opened size="small" title={otpTitle} onClose={props.onClose}>
      {part ? <LoadProblem title={stepsNotLoaded} answer={part} /> : <Skeleton bars={otpBars} />}
    </Dialog>
  );
  if (!parts || !(open || isAnswered)) return place(lost);
  return (
    <LostTexts part={answer} instead={place}>
      <parts.OtpPlace {...props} />
    </LostTexts>
  );
}
