import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { OtpField } from '../../components/ui/digits-field/otp-field';
import { Note } from '../../components/ui/note/note';
import { Unbroken } from '../../components/ui/text/unbroken';
import { messageOf } from '../../lib/validation';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { BoundTo } from './bound-to';
import { isOtp, otpRule, type Refusal } from './confirmation';
import { type OtpConfirmation, useOtpConfirmation } from './use-otp-confirmation';
import classes from './withdrawal.module.css';

interface OtpDialogProps extends OtpConfirmation {
  onCancel: () => void;
}

/** Static: only Cancel and the right code close it. */
export function OtpDialog({ onCancel, ...confirmation }: OtpDialogProps) {
  const texts = useTexts(walletTexts);
  const { otp, refusal, field, sending, type, verify } = useOtpConfirmation(confirmation);
  const valid = isOtp(otp);
  return (
    <Dialog
      opened
      size="small"
      title={texts.otpTitle}
      onSubmit={() => valid && !sending && verify()}
      footer={
        <>
          <Button variant="line" disabled={sending} onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="gold" disabled={!valid} busy={sending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.otpIntro}</p>
      <BoundTo request={confirmation.request} />
      <OtpField
        ref={field}
        data-autofocus
        label={texts.otpLabel}
        hint={messageOf(otpRule)}
        maxLength={otpRule.maxLength}
        valid={valid}
        error={useRefusalText(refusal)}
        value={otp}
        readOnly={sending}
        onChange={type}
      />
      {refusal?.kind === 'noAnswer' && <Note color="danger">{texts.notSent(refusal.message)}</Note>}
      <p className={classes.small}>
        <Unbroken>{texts.otpFacts}</Unbroken>
      </p>
    </Dialog>
  );
}

function useRefusalText(refusal: Refusal | undefined): string | undefined {
  const texts = useTexts(walletTexts);
  if (refusal?.kind === 'other') return refusal.message;
  if (refusal?.kind !== 'wrongOtp') return undefined;
  const { triesLeft } = refusal;
  if (triesLeft === undefined) return texts.otpWrong;
  return triesLeft > 0 ? texts.triesLeft(triesLeft) : texts.noTriesLeft;
}
