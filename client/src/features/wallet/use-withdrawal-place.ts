import { useEffect, useRef, useState } from 'react';
import { tabStorage } from '../../lib/tab-storage';
import { usePlace } from '../../lib/use-place';
import type { OpenWithdrawal, Wallet } from '../../lib/wallet.queries';
import { useOpenWithdrawal } from './use-open-withdrawal';
import { useWithdrawalDraft } from './use-withdrawal-draft';
import { type SentTransfer, withdrawalSteps } from './withdrawal-flow';

const dialogs = ['otp'] as const;
const putOffKey = 'withdrawalPutOff';

/** Where a withdrawal is: its step and its dialog stand in the address, what was typed waits in this tab. */
export function useWithdrawalPlace() {
  const step = usePlace('step', withdrawalSteps);
  const dialog = usePlace('dialog', dialogs);
  const waiting = useOpenWithdrawal();
  const { draft, keep, forget } = useWithdrawalDraft();
  const [sent, setSent] = useState<SentTransfer>();
  const { open, isAnswered } = waiting;

  // Who comes back to the wallet, by whichever way, finds the dialog of what was prepared; put off, it is not forced.
  const isOffered = useRef(false);
  const { open: openDialog } = dialog;
  useEffect(() => {
    if (!isAnswered || isOffered.current) return;
    isOffered.current = true;
    if (!open || step.name === 'withdrawing' || isPutOff(open)) return;
    openDialog('otp');
  }, [isAnswered, open, step.name, openDialog]);

  // What is confirmed, or was never begun here, cannot be gone on with.
  const isStale = step.name === 'transferring' ? !sent : step.name !== undefined && !draft;
  const { close: closeStep } = step;
  useEffect(() => {
    if (isStale) closeStep();
  }, [isStale, closeStep]);

  // Only once the address has gone on: before, nothing typed would mean nothing begun.
  const isSent = step.name === 'transferring' && sent !== undefined;
  useEffect(() => {
    if (isSent && draft) forget();
  });

  return {
    step: isStale ? undefined : step.name,
    isAskingOtp: dialog.name === 'otp',
    waiting,
    draft,
    sent,
    begin: ({ _id: walletId }: Pick<Wallet, '_id'>) => {
      keep({ walletId, text: draft?.walletId === walletId ? draft.text : '' });
      step.open('withdrawing');
    },
    type: (text: string) => draft && keep({ ...draft, text }),
    confirm: () => step.open('confirming'),
    changeAmount: () => step.goBack('withdrawing'),
    askForCode: () => dialog.open('otp'),
    putOff: () => {
      if (open) tabStorage.keep(putOffKey, { requestId: open.requestId });
      dialog.close();
    },
    loseRequest: () => dialog.replace(undefined),
    send: (withdrawalNumber: string | undefined) => {
      setSent({ withdrawalNumber, at: Date.now() });
      waiting.forget();
      dialog.replace(undefined);
      step.replace('transferring');
    },
    leave: step.close,
  };
}

export type WithdrawalPlace = ReturnType<typeof useWithdrawalPlace>;

function isPutOff({ requestId }: OpenWithdrawal): boolean {
  const kept = tabStorage.read(putOffKey) as { requestId?: unknown } | null | undefined;
  return kept?.requestId === requestId;
}
