import { useId } from 'react';
import { ContactEmail } from '../../components/layout/contact-email';
import { Button } from '../../components/ui/button/button';
import { Note } from '../../components/ui/note/note';
import { contactTexts } from '../../texts/contact';
import { useTexts } from '../../texts/define-texts';
import classes from './contact-page.module.css';

export function GetInTouch() {
  const texts = useTexts(contactTexts);
  const noChatId = useId();
  return (
    <section>
      <h2>{texts.touchTitle}</h2>
      <div className={classes.ruled}>
        <dl className={classes.ways}>
          <div>
            <dt>{texts.officeHours}</dt>
            <dd>{texts.hours}</dd>
          </div>
          <div>
            <dt>{texts.emailAddress}</dt>
            <dd>
              <ContactEmail />
            </dd>
          </div>
        </dl>
        <div className={classes.chat}>
          <Button aria-disabled aria-describedby={noChatId}>
            {texts.startChat}
          </Button>
          <p id={noChatId} className={classes.small}>
            {texts.noChat}
          </p>
        </div>
        <Note color="warning">{texts.social}</Note>
      </div>
    </section>
  );
}
