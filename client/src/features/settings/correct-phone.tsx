import type { CodeReach } from '@pautang/sdk';
import { useWatch } from 'react-hook-form';
import { corrections } from '../../api/corrections';
import { fieldErrorsOf } from '../../api/problem';
import { rulesOf } from '../../api/schemas';
import { useAnnounced } from '../../components/form/announced';
import { defineForm } from '../../components/form/define-form';
import { cleaned, wrongNames } from '../../components/form/form-model';
import { Button } from '../../components/ui/button/button';
import { OtpField } from '../../components/ui/digits-field/digits-field';
import { PasswordField } from '../../components/ui/field/text-field';
import { PhoneField } from '../../components/ui/phone-field/phone-field';
import { formatPhone } from '../../components/ui/phone-field/phone-number';
import { useSecondsLeft } from '../../lib/use-time';
import { correctionsTexts } from '../../texts/corrections';
import { textsNow, useTexts } from '../../texts/define-texts';
import { CorrectionFrame, type CorrectionProps, sendsAs, useAsking } from './correction-frame';
import { ownPassword } from './own-password';

/** The last code that was sent, and when another one may be, by this machine's clock. */
interface SentCode {
  readonly phoneNumber: string;
  readonly sentTo: CodeReach;
  readonly resendAt: number;
}

const noCode: SentCode = { phoneNumber: '', sentTo: 'PHONE', resendAt: 0 };

const phone = defineForm({
  empty: { phoneNumber: '', code: '', password: '', sentCode: noCode },
  rules: rulesOf('PhoneCorrectionDto'),
  // What was sent to another number confirms nothing.
  judges: { code: (_, { phoneNumber, sentCode }) => sentCode.phoneNumber === phoneNumber },
  secrets: ['code', ...ownPassword.secrets],
  fieldOfCode: { ...ownPassword.fieldOfCode, PHONE_NUMBER_TAKEN: 'phoneNumber' },
  kept: 'correctPhone',
});

type PhoneForm = ReturnType<typeof phone.useForm>;

/** What a try is refused with when an earlier one, whose answer was lost, has used the code up. */
const usedUp = ['PHONE_OTP_INVALID'];

export function CorrectPhone(props: CorrectionProps) {
  const texts = useTexts(correctionsTexts);
  const ask = useAsking('PHONE', corrections.phone, usedUp);
  const form = phone.useForm(
    sendsAs('asked', ({ phoneNumber, code, password }) => ask({ phoneNumber, code, password }), props),
  );
  return (
    <CorrectionFrame {...props} form={form} title={texts.names.PHONE} manner="asked">
      <p>{texts.phoneFor}</p>
      <phone.Field as={PhoneField} name="phoneNumber" label={texts.newPhone} />
      <CodeSending form={form} />
      <phone.Field as={OtpField} name="code" label={texts.code} unmarked />
      <phone.Field as={PasswordField} name="password" label={texts.password} unmarked />
    </CorrectionFrame>
  );
}

/** Has the code sent to the number above, and says where it is. */
function CodeSending({ form }: { form: PhoneForm }) {
  const texts = useTexts(correctionsTexts);
  const { busy, act } = useAnnounced();
  const [phoneNumber, sentCode] = useWatch({ control: form.control, name: ['phoneNumber', 'sentCode'] });
  const seconds = useSecondsLeft(sentCode.resendAt);
  const isSent = sentCode.phoneNumber === phoneNumber && phoneNumber !== '';
  const isWrong = wrongNames(phone, form.getValues()).includes('phoneNumber');

  const words = {
    pending: () => textsNow(correctionsTexts).codeSending,
    done: () => textsNow(correctionsTexts).codeSent,
  };

  return (
    <div className="stack">
      <p role="status">{isSent && <WhereItIs sent={sentCode} />}</p>
      <Button
        wide
        variant="line"
        busy={busy}
        disabled={isWrong || (isSent && seconds > 0)}
        onClick={() => act(words, () => sendCode(form))}
      >
        {isSent ? texts.sendAnew : texts.sendCode}
      </Button>
      {isSent && seconds > 0 && <p className="remark">{texts.resendIn(seconds)}</p>}
    </div>
  );
}

async function sendCode(form: PhoneForm): Promise<void> {
  const { phoneNumber } = cleaned(phone, form.getValues());
  try {
    const { sentTo, resendSeconds } = await corrections.sendPhoneCode(phoneNumber);
    form.put('sentCode', { phoneNumber, sentTo, resendAt: Date.now() + resendSeconds * 1000 });
  } catch (error) {
    form.setErrors(fieldErrorsOf(error, phone.fieldOfCode));
    form.focusFirstWrong();
    throw error;
  }
  form.put('code', '');
  form.focus('code');
}

function WhereItIs({ sent: { sentTo, phoneNumber } }: { sent: SentCode }) {
  const texts = useTexts(correctionsTexts);
  if (sentTo === 'TERMINAL') return texts.codeInTerminal;
  return sentTo === 'EMAIL' ? texts.codeByMail : texts.codeSentTo(formatPhone(phoneNumber));
}
