import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import ArrowForwardIcon from '~icons/ic/round-arrow-forward';
import ErrorFilledIcon from '~icons/ic/round-error';
import type { FieldErrors } from '../../api/problem';
import { Button } from '../../components/ui/button/button';
import { PasswordField, TextField } from '../../components/ui/field/text-field';
import { PhoneField } from '../../components/ui/phone-field/phone-field';
import { useOffersEndHere } from '../../components/ui/toaster/notify';
import { useFocusFirstWrong } from '../../lib/use-one-at-a-time';
import { useTexts } from '../../texts/define-texts';
import { registerTexts } from '../../texts/register';
import classes from './registration.module.css';
import {
  type AccountDraft,
  type AccountField,
  exampleEmail,
  hintOf,
  isComplete,
  judgeAccount,
  maxLengths,
} from './registration-draft';

interface AccountStepProps {
  draft: AccountDraft;
  onChange: (field: AccountField, value: string) => void;
  errors: FieldErrors;
  busy: boolean;
  /** One was sent back here from a later step, by what is wrong here. */
  isRefused: boolean;
  employment: EmploymentRowProps;
  /** With what sends the form once more, as it is then; resolves to false once a failure is shown. */
  onSubmit: (retry: () => void) => Promise<boolean>;
}

/** The step 'register': whose account it is. */
export function AccountStep(props: AccountStepProps) {
  const { draft, onChange, errors, busy, isRefused, employment, onSubmit } = props;
  const texts = useTexts(registerTexts);
  const missingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const focusFirstWrong = useFocusFirstWrong(form, isRefused);
  const valid = judgeAccount(draft);
  const complete = isComplete(valid);
  const field = (name: AccountField) => ({
    value: draft[name],
    onChange: (value: string) => onChange(name, value),
    valid: valid[name],
    error: errors[name],
  });

  useOffersEndHere();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!complete || busy) return;
    const isCreated = await onSubmit(() => form.current?.requestSubmit());
    if (!isCreated) focusFirstWrong();
  };

  return (
    <>
      <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <PhoneField
          {...field('phoneNumber')}
          label={texts.phone}
          remembersCountry
          hint={hintOf('phoneNumber')}
          enterKeyHint="next"
          required
        />
        <TextField
          {...field('fullName')}
          label={texts.fullName}
          hint={hintOf('fullName')}
          maxLength={maxLengths.fullName}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          required
        />
        <TextField
          {...field('email')}
          type="email"
          label={texts.email}
          hint={texts.emailHint(exampleEmail)}
          maxLength={maxLengths.email}
          autoComplete="email"
          enterKeyHint="next"
          optional
        />
        <PasswordField
          {...field('password')}
          label={texts.password}
          hint={hintOf('password')}
          autoComplete="new-password"
          enterKeyHint="next"
          required
        />
        <PasswordField
          {...field('confirmation')}
          label={texts.confirmation}
          hint={texts.mismatch}
          autoComplete="new-password"
          enterKeyHint="go"
          required
        />
        <EmploymentRow {...employment} />
        <div className={classes.send}>
          <Button
            type="submit"
            wide
            busy={busy}
            disabled={!complete}
            aria-describedby={complete ? undefined : missingId}
          >
            {texts.register}
          </Button>
          {!complete && (
            <p id={missingId} className={classes.small}>
              {isComplete({ ...valid, email: true }) ? texts.missingEmail : texts.missing}
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

export interface EmploymentRowProps {
  /** What has been saved, in short. */
  summary: string | undefined;
  /** Something was typed there and not saved. */
  unsaved: boolean;
  /** The server did not accept what has been saved. */
  wrong: boolean;
  /** One has just come back from the step that this row opens. */
  focused: boolean;
  onOpen: () => void;
}

function EmploymentRow({ summary, unsaved, wrong, focused, onOpen }: EmploymentRowProps) {
  const texts = useTexts(registerTexts);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <button
      type="button"
      ref={button}
      className={classes.row}
      data-wrong={wrong || undefined}
      onClick={onOpen}
    >
      <span>
        <span className={classes.rowLabel}>{texts.employment}</span>
        {wrong ? (
          <span className={classes.rowWrong}>
            <ErrorFilledIcon small />
            {texts.employmentWrong}
          </span>
        ) : (
          <span className={classes.small}>
            {unsaved ? texts.employmentUnsaved : (summary ?? texts.employmentEmpty)}
          </span>
        )}
      </span>
      <ArrowForwardIcon />
    </button>
  );
}
