import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../api/session';
import {
  cancelWithdrawal,
  forgetOpenWithdrawal,
  knownOpenWithdrawal,
  type OpenWithdrawal,
  openWithdrawalOf,
  openWithdrawalOptions,
  refreshWallet,
  type Wallet,
} from '../../api/wallet';
import { notify } from '../../components/ui/toaster/notify';
import type { SharedAnswer } from '../../lib/answer';
import { errorMessage } from '../../lib/error-message';
import { tabStorage } from '../../lib/storage';
import { useIsShown } from '../../lib/use-is-shown';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { usePlace } from '../../lib/use-place';
import { textsNow } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { keepTyped, nothingTyped, readTyped, type TypedWithdrawal } from './typed-withdrawal';
import { type SentTransfer, withdrawalSteps } from './withdrawal-flow';

const dialogs = ['otp'] as const;
const putOffKey = 'withdrawalPutOff';

type Source = Pick<Wallet, '_id' | 'wallet' | 'selectedCurrency'>;

/**
 * Where a withdrawal is: its step and its dialog stand in the address, what was typed waits in this tab.
 * @param parts what its dialog is drawn with
 */
export function useWithdrawalPlace(parts: Pick<SharedAnswer<unknown>, 'load' | 'get'>) {
  const step = usePlace('step', withdrawalSteps);
  const dialog = usePlace('dialog', dialogs);
  const waiting = useOpenWithdrawal();
  const [typed, setTyped] = useState(readTyped);
  const keep = (values: TypedWithdrawal) => {
    setTyped(values);
    keepTyped(values);
  };
  const clear = () => keep(nothingTyped);
  const isBegun = typed.walletId !== '';
  const [sent, setSent] = useState<SentTransfer>();
  const { open, isAnswered, givingUp } = waiting;
  const isAskingOtp = dialog.name === 'otp';
  const isShown = useIsShown();
  const { tellGone, doubt, trust } = useGoneWithdrawal(isAskingOtp, () => {
    if (isAskingOtp) dialog.replace(undefined);
    step.close();
  });

  // Who comes back to the wallet, by whichever way, finds the dialog of what was prepared; put off, it is not forced.
  // It waits for what it is drawn with: meanwhile the page can be pressed, and what is pressed goes before it.
  const isOffered = useRef(false);
  const { open: openDialog, isNamed } = dialog;
  useEffect(() => {
    if (!isAnswered || isOffered.current || isNamed) return;
    if (!open || givingUp || step.name === 'withdrawing' || isPutOff(open)) {
      isOffered.current = true;
      return;
    }
    let isOver = false;
    const offer = async () => {
      await parts.load();
      if (isOver) return;
      isOffered.current = true;
      if (parts.get().data) openDialog('otp');
    };
    void offer();
    return () => {
      isOver = true;
    };
  }, [isAnswered, open, givingUp, step.name, isNamed, openDialog, parts]);

  // However its dialog is left, by Cancel or by Back, it is put off.
  const asked = isAskingOtp ? open?.requestId : undefined;
  useEffect(() => {
    if (asked === undefined) return;
    return () => {
      if (isShown()) tabStorage.keep(putOffKey, { requestId: asked });
    };
  }, [asked, isShown]);

  // What is confirmed, or was never begun here, cannot be gone on with.
  const isStale = step.name === 'transferring' ? !sent : step.name !== undefined && !isBegun;
  const { close: closeStep } = step;
  useEffect(() => {
    if (isStale) closeStep();
  }, [isStale, closeStep]);

  // Only once the address has gone on: before, nothing typed would mean nothing begun.
  const isSent = step.name === 'transferring' && sent !== undefined;
  useEffect(() => {
    if (isSent && isBegun) clear();
  });

  return {
    step: isStale ? undefined : step.name,
    isAskingOtp,
    waiting,
    typed,
    keep,
    sent,
    begin: ({ _id: walletId, wallet: balance, selectedCurrency: currency }: Source) => {
      keep({ walletId, currency, balance, amount: walletId === typed.walletId ? typed.amount : '' });
      step.open('withdrawing');
    },
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
      if (!isShown()) return clear();
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

/** The withdrawal that waits for its code, on the server, and the way to give it up. */
export function useOpenWithdrawal() {
  const { phoneNumber } = useSession();
  const oneAtATime = useOneAtATime();
  const { data, isFetching, isStale, isFetchedAfterMount } = useQuery(openWithdrawalOptions(phoneNumber));
  const [cameFresh] = useState(data !== undefined && !isStale);
  const giveUp = useMutation({
    mutationFn: (requestId: string) => cancelWithdrawal(phoneNumber ?? '', requestId),
    onError: (error) => {
      notify.error(errorMessage(error));
      void refreshWallet();
    },
  });
  return {
    open: openWithdrawalOf(data),
    /** The server was asked since one came here. */
    isAnswered: cameFresh || isFetchedAfterMount,
    /** The server has just said that there is none. */
    isNone: data?.active === false && !isFetching,
    forget: () => forgetOpenWithdrawal(phoneNumber),
    giveUp: (requestId: string) => oneAtATime(() => giveUp.mutateAsync(requestId)),
    givingUp: giveUp.isPending,
  };
}

/**
 * A withdrawal that waits for its code no more, without this tab knowing why. Where an answer was lost it may have gone
 * through, so the member is told and led to the wallet instead of to a second withdrawal.
 */
function useGoneWithdrawal(isAskingOtp: boolean, onGone: () => void) {
  const { phoneNumber } = useSession();
  const isShown = useIsShown();
  const [isDoubtful, setDoubtful] = useState(false);

  const tell = () => {
    notify.warning(textsNow(walletTexts).noLongerWaits);
    onGone();
  };
  const look = useEffectEvent(async () => {
    await refreshWallet();
    if (knownOpenWithdrawal(phoneNumber)?.active === false && isShown()) tell();
  });

  const isLeft = isDoubtful && !isAskingOtp;
  useEffect(() => {
    if (!isLeft) return;
    setDoubtful(false);
    void look();
  }, [isLeft]);

  return {
    tellGone: () => {
      void refreshWallet();
      tell();
    },
    doubt: () => setDoubtful(true),
    trust: () => setDoubtful(false),
  };
}
