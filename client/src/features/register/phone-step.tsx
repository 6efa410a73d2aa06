import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import ArrowBackIcon from '~icons/ic/round-arrow-back';
import { Button } from '../../components/ui/button/button';
import { OtpField } from '../../components/ui/digits-field/digits-field';
import { formatPhone } from '../../components/ui/phone-field/phone-number';
import { useOffersEndHere } from '../../components/ui/toaster/notify';
import { useFocusFirstWrong } from '../../lib/use-one-at-a-time';
import { useSecondsLeft } from '../../lib/use-time';
import { useTexts } from '../../texts/define-texts';
import { registerTexts } from '../../texts/register';
import classes from './registration.module.css';
import { hintOf, isCode, maxLengths } from './registration-draft';
import type { SentCode } from './use-registration';

interface PhoneStepProps {
  sent: SentCode;
  busy: boolean;
  error: string | undefined;
  forgetError: () => void;
  /** With what sends the form once more, as it is then; resolves to false once a failure is shown. */
  onConfirm: (code: string, retry: () => void) => Promise<boolean>;
  onResend: () => void;
  onBack: () => void;
}

/** The phone number, or the e-mail address where codes go there, is confirmed with a code. */
export function PhoneStep({ sent, busy, error, forgetError, onConfirm, onResend, onBack }: PhoneStepProps) {
  const texts = useTexts(registerTexts);
  const missingId = useId();
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const focusFirstWrong = useFocusFirstWrong(form);
  const complete = isCode('phoneOtp', code);
  useOffersEndHere();
  useEffect(() => field.current?.focus(), []);

  const type = (digits: string) => {
    setCode(digits);
    forgetError();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!complete || busy) return;
    if (!(await onConfirm(code, () => form.current?.requestSubmit()))) focusFirstWrong();
  };

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={classes.stepHead}>
        <h2>{sent.sentTo === 'EMAIL' ? texts.confirmEmail : texts.confirmPhone}</h2>
        <p>
          <WhereItIs sent={sent} />
        </p>
      </div>
      <OtpField
        ref={field}
        label={texts.phoneOtp}
        hint={hintOf('phoneOtp')}
        maxLength={maxLengths.phoneOtp}
        value={code}
        valid={complete}
        error={error}
        onChange={type}
        readOnly={busy}
        enterKeyHint="go"
        required
      />
      <div className={classes.send}>
        <div className={classes.actions}>
          <Button variant="line" icon={<ArrowBackIcon />} disabled={busy} onClick={onBack}>
            {texts.back}
          </Button>
          <Button
            type="submit"
            busy={busy}
            disabled={!complete}
            aria-describedby={complete ? undefined : missingId}
          >
            {texts.confirm}
          </Button>
        </div>
        {!complete && (
          <p id={missingId} className={classes.small}>
            {texts.phoneOtpMissing}
          </p>
        )}
      </div>
      <Resend at={sent.resendAt} disabled={busy} onPress={onResend} />
    </form>
  );
}

function WhereItIs({ sent: { sentTo, phoneNumber, email } }: { sent: SentCode }) {
  const texts = useTexts(registerTexts);
  if (sentTo === 'TERMINAL') return texts.codeInTerminal;
  return texts.codeSentTo(sentTo === 'EMAIL' ? email : formatPhone(phoneNumber));
}

function Resend({ at, disabled, onPress }: { at: number; disabled: boolean; onPress: () => void }) {
  const texts = useTexts(registerTexts);
  const seconds = useSecondsLeft(at);
  return (
    <div className={classes.resend}>
      {seconds > 0 ? (
        <p className={classes.small}>{texts.resendIn(seconds)}</p>
      ) : (
        <Button variant="line" small disabled={disabled} onClick={onPress}>
          {texts.resend}
        </Button>
      )}
    </div>
  );
}
