import { useId } from 'react';
import { Button } from '../../components/ui/button';
import { Note } from '../../components/ui/note';
import { useAnswer } from '../../lib/answer';
import { configAnswer } from '../../lib/config';
import { contactTexts } from '../../texts/contact';
import { useTexts } from '../../texts/define-texts';
import classes from './contact-page.module.css';

export function GetInTouch() {
  const texts = useTexts(contactTexts);
  const { data: config, isError } = useAnswer(configAnswer);
  const noChatId = useId();
  return (
    <section className={classes.section}>
      <h2>{texts.touchTitle}</h2>
      <div className={classes.ruled}>
        <dl className={classes.ways}>
          <div>
            <dt>{texts.officeHours}</dt>
            <dd>{texts.hours}</dd>
          </div>
          {!isError && (
            <div>
              <dt>{texts.emailAddress}</dt>
              <dd>{config && <a href={`mailto:${config.contactEmail}`}>{config.contactEmail}</a>}</dd>
            </div>
          )}
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
