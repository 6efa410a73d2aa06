import type { RefundPreparedDto, WalletCreditDto } from '@pautang/sdk';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { forgetUnseen, refreshAll } from '../../api/query-client';
import { useSession } from '../../api/session';
import { confirmRefund, payWithCredit } from '../../api/wallet';
import { Assistant } from '../../components/assistant/assistant';
import { FormDialog } from '../../components/form/form';
import { Amount } from '../../components/ui/amount/amount';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { OtpField } from '../../components/ui/digits-field/digits-field';
import { Note } from '../../components/ui/note/note';
import { MoneyRow, Row, Rows } from '../../components/ui/rows/rows';
import { Masked } from '../../components/ui/text/masked';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { formatMoney } from '../../lib/format';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { creditTexts } from '../../texts/credit';
import { useTexts } from '../../texts/define-texts';
import { MoneySteps } from './money-steps';
import { oneTimePassword } from './withdrawal-amount';

/** Money has moved: what is shown of it anywhere is asked for anew. */
function moved(words: string, onClose: () => void): void {
  notify.success(words);
  onClose();
  forgetUnseen();
  void refreshAll();
}

interface RefundDialogProps {
  refund: RefundPreparedDto;
  /** Another amount is wanted. */
  onOther: () => void;
  onClose: () => void;
}

/** Where it goes, before it goes. */
export function RefundDialog(props: RefundDialogProps) {
  return props.refund.codeNeeded ? <RefundWithCode {...props} /> : <RefundAtOnce {...props} />;
}

function RefundAtOnce({ refund, onOther, onClose }: RefundDialogProps) {
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
        moved(texts.sent, onClose);
      }}
    >
      <RefundFigures refund={refund} onOther={onOther} />
      <p>{texts.noCode}</p>
      <p className="quiet small">{texts.ifItFails}</p>
    </ConfirmDialog>
  );
}

function RefundWithCode({ refund, onOther, onClose }: RefundDialogProps) {
  const texts = useTexts(creditTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const { requestId } = refund;
  const form = oneTimePassword.useForm(
    async ({ oTP }) => {
      await confirmRefund({ phoneNumber, requestId, oTP });
      moved(texts.sent, onClose);
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

function RefundFigures({ refund, onOther }: Pick<RefundDialogProps, 'refund' | 'onOther'>) {
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
  const { isPending, error, mutateAsync } = useMutation({ mutationFn: act });
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
      {error && (
        <div role="alert">
          <Note color="danger">{errorMessage(error)}</Note>
        </div>
      )}
    </Dialog>
  );
}
