import { useState } from 'react';
import { LoadProblemCard } from '../../components/layout/load-problem';
import { ViewTitle } from '../../components/layout/page-main';
import { lazyDialog } from '../../components/ui/dialog/lazy-dialog';
import { sharedAnswer, useAnswer, withThePage } from '../../lib/answer';
import { painted } from '../../lib/painted';
import { useTexts, withTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { WalletLoading } from './wallet-loading';
import type { WithdrawalViewProps } from './withdrawal-view';

const load = () => import('./sending');

const parts = sharedAnswer(() => withTexts(load()), { retries: 0 });

/** What one sees of the wallet first does without: it is fetched once that stands, so that it is there when it is pressed for. */
export const fetchSending = (): void => void painted().then(parts.load);

export const OtpPlace = lazyDialog(async () => (await load()).OtpPlace);
export const RefundAmount = lazyDialog(async () => (await load()).RefundAmount);
export const RefundDialog = lazyDialog(async () => (await load()).RefundDialog);
export const PayWithCreditDialog = lazyDialog(async () => (await load()).PayWithCreditDialog);

/** The steps of a withdrawal, as soon as they are there. */
export function WithdrawalView(props: WithdrawalViewProps) {
  const texts = useTexts(walletTexts);
  const { data, failures, ...answer } = useAnswer(parts);
  // What failed before does not count: it is being asked for once more.
  const [before] = useState(failures);
  if (data) return <data.WithdrawalView {...props} />;
  const isLost = failures > before;
  return (
    <>
      <ViewTitle takesFocus>{texts.withdrawTitle}</ViewTitle>
      {isLost ? (
        <LoadProblemCard title={texts.stepsNotLoaded} answer={withThePage({ ...answer, data, failures })} />
      ) : (
        <WalletLoading />
      )}
    </>
  );
}
