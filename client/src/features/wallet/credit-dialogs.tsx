import type { RefundPreparedDto, WalletCreditDto } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetUnseen, refreshAll } from '../../api/query-client';
import { useSession } from '../../api/session';
import {
  confirmRefund,
  forgetOpenRefund,
  openRefundOf,
  openRefundOptions,
  payWithCredit,
  refreshWallet,
} from '../../api/wallet';
import { Assistant } from '../../components/assistant/assistant';
import { FormDialog } from '../../components/form/form';
import { ConfirmDialog } from '../../components/layout/confirm-dialog';
import { LoadProblem } from '../../components/layout/load-problem';
import { useFailedTries } from '../../components/layout/use-failed-tries';
import { Amount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { OtpField } from '../../components/ui/digits-field/digits-field';
import { MoneyRow, Row, Rows } from '../../components/ui/rows/rows';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { Masked } from '../../components/ui/text/masked';
import { Unbroken } from '../../components/ui/text/visually-hidden';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { formatMoney } from '../../lib/format';
import { tabStorage } from '../../lib/storage';
import { useIsShown } from '../../lib/use-is-shown';
import { useSameKey } from '../../lib/use-same-key';
import { creditTexts } from '../../texts/credit';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { MoneySteps } from './money-steps';
import classes from './wallet.module.css';
import { oneTimePassword, refusalOf } from './withdrawal-amount';

/** Money has moved: what is shown of it anywhere is asked for anew. */
function moved(words: string, onClose: () => void): void {
  notify.success(words);
  onClose();
  forgetUnseen();
  void refreshAll();
}

/** Closes a dialog only while one is still in it: the answer may come when one has gone elsewhere. */
function useCloseHere(onClose: () => void): () => void {
  const isShown = useIsShown();
  return () => {
    if (isShown()) onClose();
  };
}

interface RefundDialogProps {
  loanNumber: string;
  /** Another amount is wanted. */
  onOther: () => void;
  onClose: () => void;
}

/**
 * What was prepared to be sent, also before a reload; it is left by itself where nothing waits any more. It holds on to
 * what it was opened for: another tab may prepare another amount, and where an answer got lost the same is sent again.
 */
export function RefundDialog({ loanNumber, onOther, onClose }: RefundDialogProps) {
  const texts = useTexts(creditTexts);
  const { phoneNumber } = useSession();
  const answer = useQuery(openRefundOptions(phoneNumber));
  const { data, error, isFetching } = answer;
  const open = openRefundOf(data, loanNumber);
  const [held, setHeld] = useState(open);
  if (!held && open) setHeld(open);
  const [isOver, setOver] = useState(false);
  const isUnderWay = useRef(false);
  const close = useCloseHere(onClose);
  const isNone = data !== undefined && !held && !isFetching;
  const isGone = held !== undefined && open?.requestId !== held.requestId && !isOver;

  const tellGone = () => {
    notify.warning(texts.noLongerWaits);
    void refreshWallet();
  };
  const leave = useEffectEvent(() => {
    onClose();
    tellGone();
  });
  useEffect(() => {
    if (isNone) leave();
  }, [isNone]);
  const whenLeft = useEffectEvent(() => {
    if (isGone && !isUnderWay.current) tellGone();
  });
  useEffect(() => () => whenLeft(), []);

  const send = async (requestId: string, oTP?: string) => {
    isUnderWay.current = true;
    try {
      await confirmRefund({ phoneNumber: phoneNumber ?? '', requestId, oTP });
    } catch (failure) {
      const { kind } = refusalOf(failure, '');
      // Done: it went through before, with another code than this one.
      if (kind !== 'requestLost' && kind !== 'done') throw failure;
      if (kind === 'requestLost') {
        setOver(true);
        forgetOpenRefund(phoneNumber);
        close();
        return tellGone();
      }
    } finally {
      isUnderWay.current = false;
    }
    setOver(true);
    forgetOpenRefund(phoneNumber);
    tabStorage.forget('refund');
    moved(texts.sent, close);
  };

  if (isOver || isNone) return null;
  if (!held) {
    return (
      <Dialog opened size="small" title={texts.sendTitle} onClose={onClose}>
        {error ? <LoadProblem title={texts.notLoaded} answer={answer} /> : <Skeleton bars={bars} />}
      </Dialog>
    );
  }
  const Confirm = held.codeNeeded ? RefundWithCode : RefundAtOnce;
  return (
    <Confirm refund={held} onOther={onOther} onClose={onClose} send={(oTP) => send(held.requestId, oTP)} />
  );
}

const bars = [48, 48, 24] as const;

interface ConfirmRefundProps extends Omit<RefundDialogProps, 'loanNumber'> {
  refund: RefundPreparedDto;
  /** With the code, where it needs one. */
  send: (oTP?: string) => Promise<void>;
}

/** Where it goes, before it goes. */
function RefundAtOnce({ refund, onOther, onClose, send }: ConfirmRefundProps) {
  const texts = useTexts(creditTexts);
  return (
    <ConfirmDialog
      variant="gold"
      title={texts.sendTitle}
      cancel={texts.cancel}
      action={texts.confirmSend}
      onClose={onClose}
      act={() => send()}
    >
      <RefundFigures refund={refund} onOther={onOther} />
      <p>{texts.noCode}</p>
      <p className="quiet small">{texts.ifItFails}</p>
    </ConfirmDialog>
  );
}

function RefundWithCode({ refund, onOther, onClose, send }: ConfirmRefundProps) {
  const texts = useTexts(creditTexts);
  const { otpFacts } = useTexts(walletTexts);
  const tellFailure = useFailedTries();
  const form = oneTimePassword.useForm(
    async ({ oTP }) => {
      try {
        await send(oTP);
      } catch (error) {
        tellFailure(error);
        throw error;
      }
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
      <p className="quiet small">
        <Unbroken>{otpFacts}</Unbroken>
      </p>
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
      <Button variant="bare" small className={classes.other} onClick={onOther}>
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
  const underSameKey = useSameKey();
  const close = useCloseHere(onClose);
  const { selectedCurrency: currency } = credit;
  return (
    <ConfirmDialog
      variant="gold"
      title={texts.payTitle}
      cancel={texts.cancel}
      action={texts.confirmPay}
      onClose={onClose}
      act={async () => {
        const from = { phoneNumber, loanNumber: credit.loanNumber };
        const { amount } = await underSameKey(credit.loanNumber, (key) => payWithCredit(key, from));
        moved(texts.paid(formatMoney(amount, currency)), close);
      }}
    >
      <p>{texts.payText(formatMoney(credit.amount, currency), loanNumber)}</p>
    </ConfirmDialog>
  );
}
