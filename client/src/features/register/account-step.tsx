import { Link } from '@tanstack/react-router';
import { type Ref, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import ArrowForwardIcon from '~icons/ic/round-arrow-forward';
import ErrorFilledIcon from '~icons/ic/round-error';
import { Form, Missing, SendButton } from '../../components/form/form';
import { cleaned } from '../../components/form/form-model';
import { FromConfig } from '../../components/layout/from-config';
import { LegalDialog } from '../../components/legal/lazy-dialogs';
import { TextButton } from '../../components/ui/button/button';
import { PhoneField } from '../../components/ui/phone-field/phone-field';
import { useCountryInWords } from '../../lib/country-names';
import { usePlace } from '../../lib/use-place';
import { useWords } from '../../lib/use-words';
import { useTexts } from '../../texts/define-texts';
import { jobCategoryTexts } from '../../texts/job-categories';
import { registerTexts } from '../../texts/register';
import classes from './registration.module.css';
import {
  account,
  type Employment,
  employment,
  employmentSummary,
  exampleEmail,
  isAdded,
} from './registration-fields';
import type { Registration } from './use-registration';

interface AccountStepProps {
  registration: Registration;
  /** One has just come back from the step that the row opens. */
  startsAtRow: boolean;
}

/** The step 'register': whose account it is. */
export function AccountStep({ registration, startsAtRow }: AccountStepProps) {
  const { accountForm, employmentForm, openEmployment } = registration;
  const texts = useTexts(registerTexts);
  const typedJob = useWatch({
    control: employmentForm.control,
    compute: (typed) => JSON.stringify(cleaned(employment, typed)),
  });
  return (
    <>
      <Form form={accountForm}>
        <account.Field
          as={PhoneField}
          name="phoneNumber"
          label={texts.phone}
          remembersCountry
          autoComplete="username"
          enterKeyHint="next"
        />
        <account.Field
          name="fullName"
          label={texts.fullName}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
        />
        <account.Field
          name="email"
          type="email"
          label={texts.email}
          hint={texts.emailHint(exampleEmail)}
          autoComplete="email"
          enterKeyHint="next"
        />
        <account.NewPassword
          name="password"
          label={texts.password}
          again="confirmation"
          againLabel={texts.confirmation}
          mismatch={texts.mismatch}
        />
        <account.Field
          as={EmploymentRow}
          name="employment"
          typed={typedJob}
          starts={startsAtRow}
          onOpen={openEmployment}
        />
        <div className={classes.send}>
          <SendButton wide gated>
            {texts.register}
          </SendButton>
          <Missing of={(wrong) => (wrong.join() === 'email' ? texts.missingEmail : texts.missing)} />
          <Consent />
        </div>
      </Form>
      <HaveAccount />
    </>
  );
}

interface EmploymentRowProps {
  ref?: Ref<HTMLButtonElement>;
  /** What CONTINUE has added. */
  value: Employment;
  /** What stands in the step, as text. */
  typed: string;
  /** The server did not accept what was added. */
  error?: string;
  starts: boolean;
  onOpen: () => void;
}

function EmploymentRow({ ref, value, typed, error, starts, onOpen }: EmploymentRowProps) {
  const texts = useTexts(registerTexts);
  const countryInWords = useCountryInWords();
  const { wordOf } = useWords(jobCategoryTexts);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (starts) row.current?.querySelector('button')?.focus();
  }, [starts]);
  const added = isAdded(value) ? employmentSummary(value, countryInWords, wordOf) : texts.employmentEmpty;
  return (
    <div ref={row}>
      <button type="button" ref={ref} className={classes.row} onClick={onOpen}>
        <span>
          <span className={classes.rowLabel}>{texts.employment}</span>
          {error ? (
            <span className={`remark ${classes.rowWrong}`}>
              <ErrorFilledIcon small />
              {error}
            </span>
          ) : (
            <span className={`remark ${classes.rowNote}`}>
              {typed === JSON.stringify(value) ? added : texts.employmentUnsaved}
            </span>
          )}
        </span>
        <ArrowForwardIcon />
      </button>
    </div>
  );
}

/** Who lends, and what one agrees to by registering. */
function Consent() {
  const texts = useTexts(registerTexts);
  const { name, open, close } = usePlace('reading', ['privacy', 'terms']);
  return (
    <>
      <p className="remark">
        {texts.agreeBefore}
        <TextButton onClick={() => open('terms')}>{texts.terms}</TextButton>
        {texts.agreeBetween}
        <TextButton onClick={() => open('privacy')}>{texts.privacy}</TextButton>
        {texts.agreeAfter}
      </p>
      <p className="remark">
        <FromConfig like={texts.lender('Pautang Financing Company, Inc.', 'CS000000000', '0000')}>
          {({ companyName, secRegistration, certificateOfAuthority }) =>
            texts.lender(companyName, secRegistration, certificateOfAuthority)
          }
        </FromConfig>
      </p>
      {name && <LegalDialog kind={name} onClose={close} />}
    </>
  );
}

export function HaveAccount() {
  const texts = useTexts(registerTexts);
  return (
    <p className="elsewhere">
      {texts.haveAccount} <Link to="/login">{texts.signInHere}</Link>
    </p>
  );
}
