import type { LoanQuoteDto } from '@pautang/sdk';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { applyForLoan, refreshLoanLimits } from '../../api/loan';
import { lookUpMember } from '../../api/member';
import { forgetUnseen, refreshAll } from '../../api/query-client';
import { useSession } from '../../api/session';
import { errorMessage } from '../../lib/error-message';
import { newKey } from '../../lib/new-key';
import { useIsShown } from '../../lib/use-is-shown';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { loanBoxTexts } from '../../texts/loan-box';
import { notify } from '../ui/toaster/notify';
import { afterFailure, applicationOf, borrowerOf, type Proposal } from './application';

const toastMs = 1000;
const blockedMs = 2000;

async function propose(quoted: Promise<LoanQuoteDto>, phoneNumber: string): Promise<Proposal> {
  const [quote, member] = await Promise.all([quoted, lookUpMember(phoneNumber)]);
  const { bankName = '', accountNumber = '' } = member;
  return {
    quote,
    beneficiary: { bankName, accountNumber },
    borrower: borrowerOf(member),
    idempotencyKey: newKey(),
  };
}

interface ApplicationOutcomes {
  /** With the number of the new loan. */
  onCreated: (loanNumber: string) => void;
  /** What the server has against fields of the loan box; answers whether that is any. */
  onRefused: (error: unknown) => boolean;
}

/** From Apply Now over the confirm dialog to the application. */
export function useApplication({ onCreated, onRefused }: ApplicationOutcomes) {
  const texts = useTexts(loanBoxTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const [proposal, setProposal] = useState<Proposal>();
  const [problem, setProblem] = useState<string>();
  const [exists, setExists] = useState(false);
  const dialog = usePlace('dialog', ['confirm']);
  const { close } = dialog;
  const [blocked, block] = useBlocked(blockedMs);
  const oneAtATime = useOneAtATime();
  // An answer may come when the page has been left: its dialog must not open, or close, above another one.
  const isShown = useIsShown();

  const asked = useRef<Promise<LoanQuoteDto>>(undefined);

  const forget = () => {
    asked.current = undefined;
    setExists(false);
    setProposal(undefined);
  };

  const open = async (quoted: Promise<LoanQuoteDto>) => {
    forget();
    asked.current = quoted;
    setProblem(undefined);
    try {
      const proposed = await propose(quoted, phoneNumber);
      if (asked.current !== quoted) return;
      setProposal(proposed);
    } catch (error) {
      if (asked.current !== quoted) return;
      setProblem(errorMessage(error));
      notify.error(errorMessage(error), { closeMs: toastMs });
      throw error;
    }
    if (isShown()) dialog.open('confirm');
  };

  const fail = (sent: Proposal, error: unknown) => {
    const message = errorMessage(error);
    const isOfFields = onRefused(error);
    const next = afterFailure(sent, error, message, newKey());
    const isOpen = isShown() && dialog.name !== undefined;
    const isChanged = next.quote !== sent.quote;
    setProposal(isOfFields ? undefined : next);
    // The dialog itself says what changed, and takes the focus there. Who has gone Back from it reads it here.
    if (!isOpen) notify.error(message);
    else if (!isChanged) notify.error(message, { closeMs: toastMs });
    // The score has moved since the limits were asked for.
    if (isOfFields) void refreshLoanLimits();
  };

  const confirm = useMutation({
    mutationFn: ({ quote, idempotencyKey }: Proposal) =>
      applyForLoan(idempotencyKey, applicationOf(quote, phoneNumber)),
    onMutate: block,
    onSuccess: ({ state, loanNumber = '' }) => {
      setProposal(undefined);
      if (isShown()) close();
      if (state !== 'LOAN_CREATED') {
        notify.error(texts.exists, { closeMs: toastMs });
        setExists(true);
        // The page has not heard of it yet: it came from another tab, or another device.
        void refreshAll();
        return;
      }
      notify.success(texts.submitted, { closeMs: toastMs });
      // What other screens remember of the member, such as an empty wallet, is no longer so.
      forgetUnseen();
      onCreated(loanNumber);
    },
    onError: (error, sent) => fail(sent, error),
  });

  // Nothing to confirm, or not any more: as when the page was loaded anew.
  const isOver = dialog.name !== undefined && !proposal;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);

  return {
    /** What is asked. Back leaves the question, and Forward leads to it again. */
    proposal: dialog.name && proposal,
    /** There is a loan already, so that this one was not applied for. */
    exists,
    /** Something else is chosen now, also while figures were on their way. */
    forget,
    /** Why the figures could not be had; the toast is gone too soon to be read twice. */
    problem,
    /** Being sent, or blocked for a moment after an attempt. */
    sending: confirm.isPending || blocked,
    open,
    confirm: () => proposal && oneAtATime(() => confirm.mutateAsync(proposal)),
    cancel: () => !confirm.isPending && close(),
  };
}

/** Says for a while after `block` that the action is blocked. */
function useBlocked(ms: number): readonly [blocked: boolean, block: () => void] {
  const [blocked, setBlocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const block = useCallback(() => {
    clearTimeout(timer.current);
    setBlocked(true);
    timer.current = setTimeout(() => setBlocked(false), ms);
  }, [ms]);
  return [blocked, block];
}
