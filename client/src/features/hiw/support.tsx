import { ContactEmail } from '../../components/layout/contact-email';
import { ApplyButton } from '../../components/loan-box/apply-button';
import { LinkButton } from '../../components/ui/button/button';
import { Row, Rows } from '../../components/ui/rows/rows';
import { Slip } from '../../components/ui/slip/slip';
import { contactTexts } from '../../texts/contact';
import { useTexts } from '../../texts/define-texts';
import { hiwTexts } from '../../texts/hiw';
import { layoutTexts } from '../../texts/layout';
import classes from './hiw-page.module.css';

/** Whom to ask, and the way on. */
export function Support() {
  const { title, text } = useTexts(hiwTexts).support;
  const contact = useTexts(contactTexts);
  const { contactUs } = useTexts(layoutTexts);
  return (
    <section>
      <Slip className={classes.support}>
        <h2 className={classes.title}>{title}</h2>
        <p>{text}</p>
        <Rows>
          <Row label={contact.officeHours}>{contact.hours}</Row>
          <Row label={contact.emailAddress}>
            <ContactEmail />
          </Row>
        </Rows>
        <ApplyButton wide />
        <LinkButton to="/contact" variant="line" wide>
          {contactUs}
        </LinkButton>
      </Slip>
    </section>
  );
}
