import { useNavigate } from '@tanstack/react-router';
import { endRecovered, isRecovered, recoverAccount } from '../../api/auth';
import { Assistant } from '../../components/assistant/assistant';
import { announced } from '../../components/form/announced';
import { FormDialog, Missing } from '../../components/form/form';
import { useOnce } from '../../components/form/use-once';
import { OtpField } from '../../components/ui/digits-field/digits-field';
import { Note } from '../../components/ui/note/note';
import { PhoneField } from '../../components/ui/phone-field/phone-field';
import { Unbroken } from '../../components/ui/text/visually-hidden';
import { textsNow, useTexts } from '../../texts/define-texts';
import { recoveryTexts } from '../../texts/recovery';
import { recovery } from './contact-forms';
import classes from './contact-page.module.css';

interface RecoveryDialogProps {
  onClose: () => void;
}

/** Says how one gets a recovery code, and takes it for a new password. */
export function RecoveryDialog({ onClose }: RecoveryDialogProps) {
  const texts = useTexts(recoveryTexts);
  const navigate = useNavigate();
  const once = useOnce();
  const form = recovery.useForm(async ({ confirmation: _, ...typed }, { retry, isShown }) => {
    await announced(
      { pending: () => textsNow(recoveryTexts).setting, done: () => textsNow(recoveryTexts).set, retry },
      () =>
        once({
          what: typed.phoneNumber,
          call: () => recoverAccount(typed),
          refusedWith: ['RECOVERY_CODE_INVALID'],
          isDone: () => isRecovered(typed),
        }),
    );
    endRecovered(typed.phoneNumber);
    if (isShown()) await navigate({ to: '/login', replace: true });
  });
  return (
    <FormDialog form={form} title={texts.title} onClose={onClose} send={texts.send}>
      <HowToGetTheCode />
      <recovery.Field
        as={PhoneField}
        name="phoneNumber"
        label={texts.phone}
        autoComplete="username"
        enterKeyHint="next"
      />
      <recovery.Field as={OtpField} name="recoveryCode" label={texts.code} enterKeyHint="next" />
      <recovery.NewPassword
        name="newPassword"
        label={texts.newPassword}
        again="confirmation"
        againLabel={texts.confirmation}
        mismatch={texts.mismatch}
      />
      <Missing of={texts.missing} otherwise={texts.effect} />
    </FormDialog>
  );
}

function HowToGetTheCode() {
  const texts = useTexts(recoveryTexts);
  return (
    <>
      <p>{texts.lead}</p>
      <ol className={classes.steps}>
        {texts.steps.map((step) => (
          <li key={step}>
            <Unbroken>{step}</Unbroken>
          </li>
        ))}
      </ol>
      <Assistant />
      <Note safe>{texts.warning}</Note>
    </>
  );
}
