import { useEffect, useRef, useState } from 'react';
import type { OpenWithdrawal, Wallet } from '../../api/wallet';
import { tabStorage } from '../../lib/tab-storage';
import { useIsShown } from '../../lib/use-is-shown';
import { usePlace } from '../../lib/use-place';
import { useGoneWithdrawal } from './use-gone-withdrawal';
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
  const isAskingOtp = dialog.name === 'otp';
  const isShown = useIsShown();
  const { tellGone, doubt, trust } = useGoneWithdrawal(isAskingOtp, () => {
    if (isAskingOtp) dialog.replace(undefined);
    step.close();
  });

  // Who comes back to the wallet, by whichever way, finds the dialog of what was prepared; put off, it is not forced.
  const isOffered = useRef(false);
  const { open: openDialog } = dialog;
  useEffect(() => {
    if (!isAnswered || isOffered.current) return;
    isOffered.current = true;
    if (!open || step.name === 'withdrawing' || isPutOff(open)) return;
    openDialog('otp');
  }, [isAnswered, open, step.name, openDialog]);

  // However its dialog is left, by Cancel or by Back, it is put off.
  const asked = isAskingOtp ? open?.requestId : undefined;
  useEffect(() => {
    if (asked === undefined) return;
    return () => {
      if (isShown()) tabStorage.keep(putOffKey, { requestId: asked });
    };
  }, [asked, isShown]);

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
    isAskingOtp,
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
    closeDialog: dialog.close,
    tellGone,
    doubt,
    loseRequest: () => {
      trust();
      if (isShown()) dialog.replace(undefined);
    },
    send: (withdrawalNumber: string | undefined) => {
      trust();
      setSent({ withdrawalNumber, at: Date.now() });
      waiting.forget();
      if (!isShown()) return forget();
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
