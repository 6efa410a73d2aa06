import { type SubmitEvent, useId, useRef } from 'react';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { TextArea } from '../../components/ui/field/text-area';
import { TextField } from '../../components/ui/field/text-field';
import { useOffersEndHere } from '../../components/ui/toaster/notify';
import { useFocusFirstWrong } from '../../lib/use-focus-first-wrong';
import { useIsAwake } from '../../lib/use-is-awake';
import { contactTexts } from '../../texts/contact';
import { useTexts } from '../../texts/define-texts';
import classes from './contact-form.module.css';
import { TermsTick } from './terms-tick';
import { useContactForm } from './use-contact-form';

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
