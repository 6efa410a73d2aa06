import type { RefundPreparedDto, WalletCreditDto } from '@pautang/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mayBeSentAgain } from '../../api/problem';
import { forgetUnseen, refreshAll } from '../../api/query-client';
import { useSession } from '../../api/session';
import {
  confirmRefund,
  openRefundOf,
  openRefundOptions,
  payWithCredit,
  refreshWallet,
} from '../../api/wallet';
import { Assistant } from '../../components/assistant/assistant';
import { FormDialog } from '../../components/form/form';
import { LoadProblem } from '../../components/layout/load-problem';
import { Amount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { OtpField } from '../../components/ui/digits-field/digits-field';
import { Problem } from '../../components/ui/note/problem';
import { MoneyRow, Row, Rows } from '../../components/ui/rows/rows';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { Masked } from '../../components/ui/text/masked';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { formatMoney } from '../../lib/format';
import { tabStorage } from '../../lib/storage';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { creditTexts } from '../../texts/credit';
import { useTexts } from '../../texts/define-texts';
import { MoneySteps } from './money-steps';
import { oneTimePassword, refusalOf } from './withdrawal-amount';

/** Money has moved: what is shown of it anywhere is asked for anew. */
function moved(words: string, onClose: () => void): void {
  notify.success(words);
  onClose();
  forgetUnseen();
  void refreshAll();
}

/** A dialog in which an answer was lost: the money may have moved, so that is looked at once the dialog is left. */
function useDoubt() {
  const isDoubtful = useRef(false);
  useEffect(
    () => () => {
      if (isDoubtful.current) void refreshAll();
    },
    [],
  );
  return (error: unknown) => {
    isDoubtful.current ||= mayBeSentAgain(error);
  };
}

interface RefundDialogProps {
  loanNumber: string;
  /** Another amount is wanted. */
  onOther: () => void;
  onClose: () => void;
}

/** What was prepared to be sent, also before a reload; it is left by itself where nothing waits any more. */
export function RefundDialog({ loanNumber, onOther, onClose }: RefundDialogProps) {
  const texts = useTexts(creditTexts);
  const { phoneNumber } = useSession();
  const answer = useQuery(openRefundOptions(phoneNumber));
  const { data, error, isFetching } = answer;
  const refund = openRefundOf(data, loanNumber);
  const hasWaited = useRef(false);
  const [isSent, setSent] = useState(false);
  const isNone = data !== undefined && !refund && !isFetching && !isSent;
  const leave = useEffectEvent(() => {
    if (hasWaited.current) notify.warning(texts.noLongerWaits);
    onClose();
    void refreshWallet();
  });
  useEffect(() => {
    if (refund) hasWaited.current = true;
    if (isNone) leave();
  }, [refund, isNone]);
  if (isSent || isNone) return null;
  if (!refund) {
    return (
      <Dialog opened size="small" title={texts.sendTitle} onClose={onClose}>
        {error ? <LoadProblem title={texts.notLoaded} answer={answer} /> : <Skeleton bars={bars} />}
      </Dialog>
    );
  }
  const Confirm = refund.codeNeeded ? RefundWithCode : RefundAtOnce;
  return (
    <Confirm
      refund={refund}
      onOther={onOther}
      onClose={onClose}
      onSent={() => {
        setSent(true);
        tabStorage.forget('refund');
        moved(texts.sent, onClose);
      }}
    />
  );
}

const bars = [48, 48, 24] as const;

interface ConfirmRefundProps extends Omit<RefundDialogProps, 'loanNumber'> {
  refund: RefundPreparedDto;
  onSent: () => void;
}

/** Where it goes, before it goes. */
function RefundAtOnce({ refund, onOther, onClose, onSent }: ConfirmRefundProps) {
  const texts = useTexts(creditTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const { requestId } = refund;
  return (
    <ConfirmDialog
      title={texts.sendTitle}
      action={texts.confirmSend}
      onClose={onClose}
      act={async () => {
        await confirmRefund({ phoneNumber, requestId });
        onSent();
      }}
    >
      <RefundFigures refund={refund} onOther={onOther} />
      <p>{texts.noCode}</p>
      <p className="quiet small">{texts.ifItFails}</p>
    </ConfirmDialog>
  );
}

function RefundWithCode({ refund, onOther, onClose, onSent }: ConfirmRefundProps) {
  const texts = useTexts(creditTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const { requestId } = refund;
  const doubt = useDoubt();
  const form = oneTimePassword.useForm(
    async ({ oTP }) => {
      try {
        await confirmRefund({ phoneNumber, requestId, oTP });
      } catch (error) {
        doubt(error);
        // It went through before, with another code than this one.
        if (refusalOf(error, '').kind !== 'done') throw error;
      }
      onSent();
    },
    { errorsOf: (error) => ({ oTP: errorMessage(error) }) },
  );
  return (
    <FormDialog
      form={form}
      size="small"
      title={texts.sendTitle}
      footer={<MoneySteps cancel={texts.cancel} goOn={texts.confirmSend} onCancel={onClose} />}
    >
      <RefundFigures refund={refund} onOther={onOther} />
      <p>{texts.withCode}</p>
      <p className="quiet small">{texts.ifItFails}</p>
      <Assistant />
      <oneTimePassword.Field as={OtpField} name="oTP" label={texts.code} data-autofocus />
    </FormDialog>
  );
}

function RefundFigures({ refund, onOther }: Pick<ConfirmRefundProps, 'refund' | 'onOther'>) {
  const texts = useTexts(creditTexts);
  const { amount, creditLeft, selectedCurrency, bankName, accountNumber } = refund;
  return (
    <>
      <Rows>
        <Row label={texts.amount}>
          <Amount plain value={amount} currency={selectedCurrency} />
        </Row>
        <Row label={texts.to} note={<Masked value={accountNumber} />}>
          {bankName}
        </Row>
        {creditLeft > 0 && <MoneyRow label={texts.kept} value={creditLeft} currency={selectedCurrency} />}
      </Rows>
      <Button variant="bare" small onClick={onOther}>
        {texts.other}
      </Button>
    </>
  );
}

interface PayWithCreditProps {
  credit: WalletCreditDto;
  /** The loan that is paid. */
  loanNumber: string;
  onClose: () => void;
}

export function PayWithCreditDialog({ credit, loanNumber, onClose }: PayWithCreditProps) {
  const texts = useTexts(creditTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const idempotencyKey = useRef<string>(undefined);
  const { selectedCurrency: currency } = credit;
  return (
    <ConfirmDialog
      title={texts.payTitle}
      action={texts.confirmPay}
      onClose={onClose}
      act={async () => {
        idempotencyKey.current ??= crypto.randomUUID();
        const from = { phoneNumber, loanNumber: credit.loanNumber };
        const { amount } = await payWithCredit(idempotencyKey.current, from);
        moved(texts.paid(formatMoney(amount, currency)), onClose);
      }}
    >
      <p>{texts.payText(formatMoney(credit.amount, currency), loanNumber)}</p>
    </ConfirmDialog>
  );
}

interface ConfirmDialogProps {
  title: string;
  action: string;
  onClose: () => void;
  act: () => Promise<void>;
  children: ReactNode;
}

function ConfirmDialog({ title, action, onClose, act, children }: ConfirmDialogProps) {
  const texts = useTexts(creditTexts);
  const oneAtATime = useOneAtATime();
  const doubt = useDoubt();
  const { isPending, error, mutateAsync } = useMutation({
    mutationFn: act,
    onError: (failure) => doubt(failure),
  });
  return (
    <Dialog
      opened
      size="small"
      title={title}
      onClose={isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="line" disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="gold" busy={isPending} onClick={() => oneAtATime(() => mutateAsync())}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {error && <Problem>{errorMessage(error)}</Problem>}
    </Dialog>
  );
}
