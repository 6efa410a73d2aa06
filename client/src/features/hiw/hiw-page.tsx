import { Assistant } from '../../components/assistant/assistant';
import { Footer } from '../../components/layout/footer';
import { ContactEmail } from '../../components/layout/from-config';
import { PageBand } from '../../components/layout/page-band';
import { PageMain } from '../../components/layout/page-main';
import { ApplyButton } from '../../components/loan-box/apply-button';
import { LinkButton } from '../../components/ui/button/button';
import { Row, Rows } from '../../components/ui/rows/rows';
import { Slip } from '../../components/ui/slip/slip';
import { usePageTitle } from '../../lib/use-page-title';
import { contactTexts } from '../../texts/contact';
import { useTexts } from '../../texts/define-texts';
import { hiwTexts } from '../../texts/hiw';
import { layoutTexts } from '../../texts/layout';
import classes from './hiw-page.module.css';

export function HiwPage() {
  const texts = useTexts(hiwTexts);
  usePageTitle(texts.pageTitle);
  return (
    <>
      <PageMain bare>
        <PageBand title={texts.headline} lead={texts.lead} />
        <Steps />
        <div className={`halves ${classes.columns}`}>
          <NoLine />
          <Support />
        </div>
      </PageMain>
      <Footer />
    </>
  );
}

function NoLine() {
  const { title, text, list } = useTexts(hiwTexts).noLine;
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{title}</h2>
      <p>{text}</p>
      <ul className={`ruled ${classes.list}`}>
        {list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** Three numbered strands. */
function Steps() {
  const { step, steps } = useTexts(hiwTexts);
  return (
    <ol className={classes.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={classes.step}>
          <p className={classes.strand}>
            <span>{step(String(index + 1).padStart(2, '0'))}</span>
          </p>
          <h2 className={classes.stepsTitle}>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Whom to ask, and the way on. */
function Support() {
  const { title, text } = useTexts(hiwTexts).support;
  const contact = useTexts(contactTexts);
  const { contactUs } = useTexts(layoutTexts);
  return (
    <section>
      <Slip className={classes.support}>
        <h2 className={classes.title}>{title}</h2>
        <p>{text}</p>
        <Assistant />
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
