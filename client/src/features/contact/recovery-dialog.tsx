import type { RecoveryDto } from '@pautang/sdk';
import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { recoverAccount } from '../../api/auth';
import { type FieldErrors, fieldErrorsOf } from '../../api/problem';
import { Button } from '../../components/ui/button/button';
import { Dialog } from '../../components/ui/dialog/dialog';
import { OtpField } from '../../components/ui/digits-field/digits-field';
import { PasswordField } from '../../components/ui/field/text-field';
import { Note } from '../../components/ui/note/note';
import { PhoneField } from '../../components/ui/phone-field/phone-field';
import { Unbroken } from '../../components/ui/text/visually-hidden';
import { notify, useOffersEndHere } from '../../components/ui/toaster/notify';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { useFocusFirstWrong, useOneAtATime } from '../../lib/use-one-at-a-time';
import { textsNow, useTexts } from '../../texts/define-texts';
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

const noErrors: FieldErrors = {};

const fieldOfCode = { RECOVERY_CODE_INVALID: 'recoveryCode' };

/** The setting of a new password with a recovery code, and its messages. */
export function useRecovery() {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState(noErrors);

  /** Resolves to false once a failure is shown, with the offer to run `retry`. */
  const recover = async (recovery: RecoveryDto, retry: () => void): Promise<boolean> => {
    setBusy(true);
    setErrors(noErrors);
    const toast = notify.pending(textsNow(recoveryTexts).setting);
    try {
      await recoverAccount(recovery);
      void toast.success(textsNow(recoveryTexts).set);
      return true;
    } catch (error) {
      setErrors(fieldErrorsOf(error, fieldOfCode));
      void toast.error(errorMessage(error), retryOffer(error, retry));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const forgetError = (field: string) => setErrors((before) => ({ ...before, [field]: undefined }));

  return { busy, errors, forgetError, recover };
}
