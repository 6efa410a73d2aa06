import ArrowBackIcon from '~icons/ic/round-arrow-back';
import { fieldErrorsOf } from '../../api/problem';
import { Form, Missing, SendButton } from '../../components/form/form';
import { Button } from '../../components/ui/button/button';
import { OtpField } from '../../components/ui/digits-field/digits-field';
import { formatPhone } from '../../components/ui/phone-field/phone-number';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { useSecondsLeft } from '../../lib/use-time';
import { useTexts } from '../../texts/define-texts';
import { registerTexts } from '../../texts/register';
import { HaveAccount } from './account-step';
import classes from './registration.module.css';
import { account, invitation, phoneCode, type SentCode } from './registration-fields';
import type { Registration } from './use-registration';

/** Where registration is by invitation, its code comes first. */
export function InvitationStep({ form }: { form: Registration['invitationForm'] }) {
  const texts = useTexts(registerTexts);
  return (
    <>
      <Form form={form}>
        <p>{texts.invitationLead}</p>
        <invitation.Field
          name="invitationCode"
          label={texts.invitationCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <div className={classes.send}>
          <SendButton wide gated>
            {texts.continue}
          </SendButton>
          <Missing of={texts.invitationMissing} />
        </div>
      </Form>
      <HaveAccount />
    </>
  );
}

/** The phone number, or the e-mail address where codes go there, is confirmed with a code. */
export function PhoneStep({ registration }: { registration: Registration }) {
  const { sentCode: sent, register, sendCode, leadTo, returnToAccount } = registration;
  const texts = useTexts(registerTexts);
  const errorsOf = (error: unknown) => fieldErrorsOf(error, account.fieldOfCode);
  const form = phoneCode.useForm(register, { errorsOf, onRefused: leadTo });
  const oneAtATime = useOneAtATime();
  const resend = () => sendCode().catch((error) => leadTo(errorsOf(error)));
  return (
    <Form form={form}>
      <div className={classes.stepHead}>
        <h2>{sent.sentTo === 'EMAIL' ? texts.confirmEmail : texts.confirmPhone}</h2>
        <p>
          <WhereItIs sent={sent} />
        </p>
      </div>
      <phoneCode.Field as={OtpField} name="phoneOtp" label={texts.phoneOtp} autoFocus enterKeyHint="go" />
      <div className={classes.send}>
        <div className={classes.actions}>
          <Button variant="line" icon={<ArrowBackIcon />} disabled={form.busy} onClick={returnToAccount}>
            {texts.back}
          </Button>
          <SendButton gated>{texts.confirm}</SendButton>
        </div>
        <Missing of={texts.phoneOtpMissing} />
      </div>
      <Resend at={sent.resendAt} disabled={form.busy} onPress={() => oneAtATime(resend)} />
    </Form>
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
        <p className="remark">{texts.resendIn(seconds)}</p>
      ) : (
        <Button variant="line" small disabled={disabled} onClick={onPress}>
          {texts.resend}
        </Button>
      )}
    </div>
  );
}
