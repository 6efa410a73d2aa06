import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenWithdrawal } from '../../api/wallet';
import { Assistant } from '../../components/assistant/assistant';
import { FormDialog } from '../../components/form/form';
import { Amount } from '../../components/ui/amount/amount';
import { OtpField } from '../../components/ui/digits-field/digits-field';
import { Problem } from '../../components/ui/note/problem';
import { Row, Rows } from '../../components/ui/rows/rows';
import { Masked } from '../../components/ui/text/masked';
import { Unbroken } from '../../components/ui/text/visually-hidden';
import { formatManilaDateTime } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { MoneySteps } from './money-steps';
import { type OtpConfirmation, useOtpConfirmation } from './use-otp-confirmation';
import type { useOpenWithdrawal } from './use-withdrawal-place';
import classes from './withdrawal.module.css';
import { oneTimePassword } from './withdrawal-amount';

interface OtpDialogProps extends OtpConfirmation {
  onCancel: () => void;
}

/** Static: only Cancel and the right code close it. */
function OtpDialog({ onCancel, ...confirmation }: OtpDialogProps) {
  const texts = useTexts(walletTexts);
  const { form, unanswered } = useOtpConfirmation(confirmation);
  return (
    <FormDialog
      form={form}
      size="small"
      title={texts.otpTitle}
      footer={<MoneySteps cancel={texts.cancel} goOn={texts.confirm} onCancel={onCancel} />}
    >
      <p>{texts.otpIntro}</p>
      <BoundTo request={confirmation.request} />
      <Assistant />
      <oneTimePassword.Field as={OtpField} name="oTP" label={texts.otpLabel} data-autofocus />
      {unanswered && <Problem>{texts.notSent(unanswered)}</Problem>}
      <p className="quiet small">
        <Unbroken>{texts.otpFacts}</Unbroken>
      </p>
    </FormDialog>
  );
}

interface OtpPlaceProps extends Omit<OtpConfirmation, 'request'> {
  waiting: ReturnType<typeof useOpenWithdrawal>;
  onCancel: () => void;
  /** What the address leads to waits no more. */
  onGone: () => void;
}

/**
 * The dialog for the withdrawal that waits for its code. It holds on to what it was opened for: where an answer got
 * lost the server knows of nothing open any more, and the same code must still be sent again.
 */
export function OtpPlace({ waiting: { open, isNone }, onGone, ...dialog }: OtpPlaceProps) {
  const [held, setHeld] = useState(open);
  if (!held && open) setHeld(open);
  const isLost = !held && isNone;

  const tellGone = useEffectEvent(onGone);
  useEffect(() => {
    if (isLost) tellGone();
  }, [isLost]);

  return held && <OtpDialog request={held} {...dialog} />;
}

/** The amount and the account that the code is good for, and since when they wait for it. */
export function BoundTo({ request }: { request: OpenWithdrawal }) {
  const { waitsSince } = useTexts(walletTexts);
  return (
    <Rows className={classes.tie}>
      <Row
        label={
          <span className={classes.tied}>
            <Amount plain value={request.transferAmount} currency={request.selectedCurrency} />
          </span>
        }
        note={<Masked value={request.accountNumber} />}
      >
        <span className={classes.bank}>{request.bankName}</span>
      </Row>
      <Row label={waitsSince}>
        <span className={classes.since}>{formatManilaDateTime(request.createdAt)}</span>
      </Row>
    </Rows>
  );
}
