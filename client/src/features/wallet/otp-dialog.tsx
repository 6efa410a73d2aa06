import { useEffect, useEffectEvent, useState } from 'react';
import { Assistant } from '../../components/assistant/assistant';
import { FormDialog } from '../../components/form/form';
import { OtpField } from '../../components/ui/digits-field/digits-field';
import { Problem } from '../../components/ui/note/problem';
import { Unbroken } from '../../components/ui/text/visually-hidden';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { BoundTo } from './bound-to';
import { MoneySteps } from './money-steps';
import { type OtpConfirmation, useOtpConfirmation } from './use-otp-confirmation';
import type { useOpenWithdrawal } from './use-withdrawal-place';
import { oneTimePassword } from './withdrawal-amount';

interface OtpDialogProps extends OtpConfirmation {
  onClose: () => void;
}

/** Static: only Cancel and the right code close it. */
function OtpDialog({ onClose, ...confirmation }: OtpDialogProps) {
  const texts = useTexts(walletTexts);
  const { form, unanswered } = useOtpConfirmation(confirmation);
  return (
    <FormDialog
      form={form}
      size="small"
      title={texts.otpTitle}
      footer={<MoneySteps cancel={texts.cancel} goOn={texts.confirm} onCancel={onClose} />}
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

export interface OtpPlaceProps extends Omit<OtpConfirmation, 'request'> {
  waiting: ReturnType<typeof useOpenWithdrawal>;
  onClose: () => void;
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
