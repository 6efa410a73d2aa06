import { type SubmitEvent, useId, useRef, useState } from 'react';
import { sendContactMessage } from '../../api/misc';
import { type FieldErrors, fieldErrorsOf } from '../../api/problem';
import { LegalDialog } from '../../components/legal/lazy-dialogs';
import { Button } from '../../components/ui/button/button';
import { TextButton } from '../../components/ui/button/icon-button';
import { Card } from '../../components/ui/card/card';
import { Checkbox } from '../../components/ui/checkbox/checkbox';
import { TextArea, TextField } from '../../components/ui/field/text-field';
import { notify, useOffersEndHere } from '../../components/ui/toaster/notify';
import { delay } from '../../lib/delay';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { useIsAwake } from '../../lib/use-is-awake';
import { useFocusFirstWrong } from '../../lib/use-one-at-a-time';
import { usePlace } from '../../lib/use-place';
import { messageOf } from '../../lib/validation';
import { contactTexts } from '../../texts/contact';
import { textsNow, useTexts } from '../../texts/define-texts';
import { type ContactField, contactRequest, contactRules, emptyContact, judgeContact } from './contact-draft';
import classes from './contact-page.module.css';

export function ContactForm() {
  const texts = useTexts(contactTexts);
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { busy, text, consent, check, send } = useContactForm();
  const focusFirstWrong = useFocusFirstWrong(form);
  const isAwake = useIsAwake();
  useOffersEndHere();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const isSent = check() && (await send(() => form.current?.requestSubmit()));
    if (!isSent) focusFirstWrong();
  };

  return (
    <Card aria-labelledby={titleId} className={classes.card}>
      <h2 id={titleId} className={classes.title}>
        {texts.formTitle}
      </h2>
      <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField label={texts.name} {...text('name')} autoComplete="name" enterKeyHint="next" />
        <TextField
          label={texts.email}
          {...text('email')}
          type="email"
          autoComplete="email"
          enterKeyHint="next"
        />
        <TextArea label={texts.message} {...text('message')} rows={5} />
        <TermsTick {...consent} />
        <Button type="submit" wide busy={busy} disabled={!isAwake}>
          {texts.send}
        </Button>
      </form>
    </Card>
  );
}

/** The specification lets the result wait; the message is on its way from the start. */
const resultMs = 3000;

function useContactForm() {
  const [draft, setDraft] = useState(emptyContact);
  const [busy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const valid = judgeContact(draft);

  const put = (change: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...change }));
    setServerErrors({});
  };

  const isMissed = (name: ContactField) => isChecked && !valid[name];

  const text = (name: Exclude<ContactField, 'agreed'>) => ({
    value: draft[name],
    onChange: (value: string) => put({ [name]: value }),
    valid: valid[name],
    hint: messageOf(contactRules[name]),
    missed: isMissed(name),
    error: serverErrors[name],
    maxLength: contactRules[name].maxLength,
    readOnly: busy,
    required: true,
  });

  /** Marks what is wrong from now on, and says whether anything is. */
  const check = (): boolean => {
    setChecked(true);
    return Object.values(valid).every(Boolean);
  };

  /** Resolves to false once a failure is shown. */
  const send = async (retry: () => void): Promise<boolean> => {
    setBusy(true);
    const toast = notify.pending(textsNow(contactTexts).sending);
    const [result] = await Promise.allSettled([sendContactMessage(contactRequest(draft)), delay(resultMs)]);
    setBusy(false);
    if (result.status === 'rejected') {
      const { reason } = result;
      setServerErrors(fieldErrorsOf(reason));
      void toast.error(errorMessage(reason), retryOffer(reason, retry));
      return false;
    }
    setDraft(emptyContact);
    setChecked(false);
    void toast.success(textsNow(contactTexts).sent);
    return true;
  };

  const consent = {
    checked: draft.agreed,
    onChange: (agreed: boolean) => !busy && put({ agreed }),
    error: serverErrors.agreed ?? (isMissed('agreed') ? messageOf(contactRules.agreed) : undefined),
  };

  return { busy, text, consent, check, send };
}

interface TermsTickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** The consent, with the terms to read; agreeing to them there ticks the box. */
function TermsTick({ checked, onChange, error }: TermsTickProps) {
  const texts = useTexts(contactTexts);
  const { name, open, close } = usePlace('reading', ['terms']);
  const agree = () => {
    onChange(true);
    close();
  };
  return (
    <>
      <Checkbox
        checked={checked}
        onChange={onChange}
        error={error}
        required
        label={texts.agreeBefore}
        link={<TextButton onClick={() => open('terms')}>{texts.terms}</TextButton>}
        labelAfter={texts.agreeAfter}
      />
      {name && <LegalDialog kind="terms" onAgree={agree} onClose={close} />}
    </>
  );
}
