import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { checkInvitation } from '../../api/auth';
import { fieldErrorsOf } from '../../api/problem';
import { Button } from '../../components/ui/button/button';
import { TextField } from '../../components/ui/field/text-field';
import { notify, useOffersEndHere } from '../../components/ui/toaster/notify';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { useFocusFirstWrong } from '../../lib/use-one-at-a-time';
import { textsNow, useTexts } from '../../texts/define-texts';
import { registerTexts } from '../../texts/register';
import classes from './registration.module.css';
import { hintOf, isCode, maxLengths } from './registration-draft';

interface InvitationStepProps {
  code: string;
  onChange: (code: string) => void;
  /** What the server said of the code as it is typed. */
  error: string | undefined;
  onRefused: (error: string | undefined) => void;
  onAccepted: () => void;
}

/** Where registration is by invitation, its code comes first. */
export function InvitationStep({ code, onChange, error, onRefused, onAccepted }: InvitationStepProps) {
  const texts = useTexts(registerTexts);
  const missingId = useId();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusFirstWrong = useFocusFirstWrong(form, error !== undefined);
  const complete = isCode('invitationCode', code);
  useOffersEndHere();

  const check = async () => {
    setBusy(true);
    const toast = notify.pending(textsNow(registerTexts).invitationChecking);
    try {
      await checkInvitation({ invitationCode: code });
      toast.close();
      onAccepted();
    } catch (refusal) {
      onRefused(fieldErrorsOf(refusal).invitationCode);
      await toast.error(
        errorMessage(refusal),
        retryOffer(refusal, () => form.current?.requestSubmit()),
      );
      focusFirstWrong();
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (complete && !busy) void check();
  };

  return (
    <>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <p>{texts.invitationLead}</p>
        <TextField
          label={texts.invitationCode}
          hint={hintOf('invitationCode')}
          value={code}
          valid={complete}
          error={error}
          onChange={onChange}
          readOnly={busy}
          maxLength={maxLengths.invitationCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          required
        />
        <div className={classes.send}>
          <Button
            type="submit"
            wide
            busy={busy}
            disabled={!complete}
            aria-describedby={complete ? undefined : missingId}
          >
            {texts.continue}
          </Button>
          {!complete && (
            <p id={missingId} className={classes.small}>
              {texts.invitationMissing}
            </p>
          )}
        </div>
      </form>
      <p className={classes.other}>
        {texts.haveAccount} <Link to="/login">{texts.signInHere}</Link>
      </p>
    </>
  );
}
