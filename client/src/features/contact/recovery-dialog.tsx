import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { OtpField } from '../../components/ui/digits-field/otp-field';
import { PasswordField } from '../../components/ui/field/password-field';
import { Note } from '../../components/ui/note/note';
import { PhoneField } from '../../components/ui/phone-field/phone-field';
import { Unbroken } from '../../components/ui/text/unbroken';
import { useOffersEndHere } from '../../components/ui/toaster/notify';
import { useFocusFirstWrong } from '../../lib/use-focus-first-wrong';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { useTexts } from '../../texts/define-texts';
import { recoveryTexts } from '../../texts/recovery';
import classes from './recovery-dialog.module.css';
import {
  codeLength,
  emptyRecovery,
  hintOf,
  judgeRecovery,
  mayRecover,
  type RecoveryField,
} from './recovery-draft';
import { useRecovery } from './use-recovery';

export interface RecoveryDialogProps {
  onClose: () => void;
}

/** Says how one gets a recovery code, and takes it for a new password. */
export function RecoveryDialog({ onClose }: RecoveryDialogProps) {
  const texts = useTexts(recoveryTexts);
  const navigate = useNavigate();
  const missingId = useId();
  const [draft, setDraft] = useState(emptyRecovery);
  const { busy, errors, forgetError, recover } = useRecovery();
  const oneAtATime = useOneAtATime();
  const fields = useRef<HTMLDivElement>(null);
  const focusFirstWrong = useFocusFirstWrong(fields);
  useOffersEndHere();
  const valid = judgeRecovery(draft);
  const complete = mayRecover(draft);
  const field = (name: RecoveryField) => ({
    value: draft[name],
    valid: valid[name],
    error: errors[name],
    readOnly: busy,
    required: true,
    onChange: (value: string) => {
      setDraft((before) => ({ ...before, [name]: value }));
      forgetError(name);
    },
  });

  const sendAgain = () => fields.current?.closest('form')?.requestSubmit();
  const submit = async () => {
    const { confirmation: _, ...recovery } = draft;
    if (await recover(recovery, sendAgain)) void navigate({ to: '/login', replace: true });
    else focusFirstWrong();
  };

  return (
    <Dialog
      opened
      title={texts.title}
      onClose={onClose}
      onSubmit={() => complete && oneAtATime(submit)}
      footer={
        <Button
          type="submit"
          wide
          busy={busy}
          disabled={!complete}
          aria-describedby={complete ? undefined : missingId}
        >
          {texts.send}
        </Button>
      }
    >
      <HowToGetTheCode />
      <div ref={fields} className={classes.fields}>
        <PhoneField
          {...field('phoneNumber')}
          label={texts.phone}
          hint={hintOf('phoneNumber')}
          autoComplete="username"
          enterKeyHint="next"
        />
        <OtpField
          {...field('recoveryCode')}
          label={texts.code}
          hint={hintOf('recoveryCode')}
          maxLength={codeLength}
          enterKeyHint="next"
        />
        <PasswordField
          {...field('newPassword')}
          label={texts.newPassword}
          hint={hintOf('newPassword')}
          autoComplete="new-password"
          enterKeyHint="next"
        />
        <PasswordField
          {...field('confirmation')}
          label={texts.confirmation}
          hint={texts.mismatch}
          autoComplete="new-password"
          enterKeyHint="go"
        />
      </div>
      <p id={missingId} className={classes.small}>
        {complete ? texts.effect : texts.missing}
      </p>
    </Dialog>
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
      <Note safe>{texts.warning}</Note>
    </>
  );
}
