import type { ConfigDto } from '@pautang/sdk';
import type { ReactNode } from 'react';
import { configAnswer } from '../../api/misc';
import { type Answer, useAnswer } from '../../lib/answer';
import { classNames } from '../../lib/class-names';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { footerTexts } from '../../texts/footer';
import { LegalDialog } from '../legal/lazy-dialogs';
import { StudyDisclosure } from '../loan-box/loan-figures';
import { Selvedge } from '../ui/mat/mat';
import classes from './footer.module.css';
import { ContactEmail, FromConfig } from './from-config';
import { TryAgain } from './load-problem';
import { ThemeSwitch } from './theme-switch';
import { Brand } from './top-bar';

interface FooterProps {
  /** Footnotes of the page. */
  children?: ReactNode;
}

/** Who lends, under which registrations, and the sentence that the law wants beside every offer. */
export function Footer({ children }: FooterProps) {
  const texts = useTexts(footerTexts);
  return (
    <footer className={classes.footer} data-ground="deep">
      <Selvedge />
      <div className={classes.inner}>
        <div className={classes.company}>
          <Brand />
          <div className={classes.must}>
            <StudyDisclosure />
          </div>
          <p className={classes.quiet}>
            <FromConfig like={texts.description(texts.sampleCompany)}>
              {({ companyName }) => texts.description(companyName)}
            </FromConfig>
          </p>
          <FooterLinks />
          <ThemeSwitch />
        </div>
        <Registrations />
        {children}
      </div>
    </footer>
  );
}

function FooterLinks() {
  const texts = useTexts(footerTexts);
  const { name, open, close } = usePlace('reading', ['privacy', 'terms']);
  return (
    <div className={classes.links}>
      <button type="button" onClick={() => open('privacy')}>
        {texts.privacy}
      </button>
      <button type="button" onClick={() => open('terms')}>
        {texts.terms}
      </button>
      <ContactEmail />
      {name && <LegalDialog kind={name} onClose={close} />}
    </div>
  );
}

function Registrations() {
  const texts = useTexts(footerTexts);
  const config = useAnswer(configAnswer);
  if (config.isError) return <NotLoaded answer={config} />;
  return (
    <dl className={classes.registrations}>
      <Registration label={texts.corporateName} name="companyName" like={texts.sampleCompany} />
      <Registration label={texts.secRegistration} name="secRegistration" like="CS000000000" />
      <Registration label={texts.certificateOfAuthority} name="certificateOfAuthority" like="0000" />
      <Registration label={texts.paymentOperator} name="paymentOperatorNumber" like="OPSCOR-0000-0000" />
      <div>
        <dt>{texts.office}</dt>
        <dd>{texts.officePlace}</dd>
      </div>
      <Registration label={texts.established} name="established" like="0000" />
    </dl>
  );
}

interface RegistrationProps {
  label: string;
  name: keyof ConfigDto &
    ('companyName' | 'secRegistration' | 'certificateOfAuthority' | 'paymentOperatorNumber' | 'established');
  like: string;
}

function Registration({ label, name, like }: RegistrationProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <FromConfig like={like}>{(config) => config[name]}</FromConfig>
      </dd>
    </div>
  );
}

function NotLoaded({ answer }: { answer: Answer<unknown> }) {
  const texts = useTexts(footerTexts);
  return (
    <div role="alert" className={classNames(classes.registrations, classes.notLoaded)}>
      <p>{texts.notLoaded}</p>
      <TryAgain answer={answer} />
    </div>
  );
}
