import { useId } from 'react';
import { sendContactMessage } from '../../api/misc';
import { announced } from '../../components/form/announced';
import { Form, SendButton } from '../../components/form/form';
import { LegalDialog } from '../../components/legal/lazy-dialogs';
import { TextButton } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { TextArea } from '../../components/ui/field/text-field';
import { atLeast } from '../../lib/delay';
import { usePlace } from '../../lib/use-place';
import { contactTexts } from '../../texts/contact';
import { textsNow, useTexts } from '../../texts/define-texts';
import { contact } from './contact-forms';
import classes from './contact-page.module.css';

/** The specification lets the result wait; the message is on its way from the start. */
const resultMs = 3000;

export function ContactForm() {
  const texts = useTexts(contactTexts);
  const titleId = useId();
  const form = contact.useForm((message, { retry }) =>
    announced(
      { pending: () => textsNow(contactTexts).sending, done: () => textsNow(contactTexts).sent, retry },
      () => atLeast(resultMs, sendContactMessage(message)),
    ),
  );
  return (
    <Card aria-labelledby={titleId} className={classes.card}>
      <h2 id={titleId} className={classes.title}>
        {texts.formTitle}
      </h2>
      <Form form={form}>
        <contact.Field name="name" label={texts.name} autoComplete="name" enterKeyHint="next" />
        <contact.Field
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          enterKeyHint="next"
        />
        <contact.Field as={TextArea} name="message" label={texts.message} rows={5} />
        <TermsTick onAgree={() => form.put('agreed', true)} />
        <SendButton wide>{texts.send}</SendButton>
      </Form>
    </Card>
  );
}

/** The consent, with the terms to read; agreeing to them there ticks the box. */
function TermsTick({ onAgree }: { onAgree: () => void }) {
  const texts = useTexts(contactTexts);
  const { name, open, close } = usePlace('reading', ['terms']);
  const agree = () => {
    onAgree();
    close();
  };
  return (
    <>
      <contact.Tick
        name="agreed"
        label={texts.agreeBefore}
        link={<TextButton onClick={() => open('terms')}>{texts.terms}</TextButton>}
      />
      {name && <LegalDialog kind="terms" onAgree={agree} onClose={close} />}
    </>
  );
}
