import { useEffect, useRef } from 'react';
import ArrowBackIcon from '~icons/ic/round-arrow-back';
import { Form, Missing, SendButton } from '../../components/form/form';
import { Button } from '../../components/ui/button/button';
import { useCountryOptions } from '../../components/ui/country-picker/country-options';
import { DigitsField } from '../../components/ui/digits-field/digits-field';
import { SelectField } from '../../components/ui/field/select-field';
import { useWords } from '../../lib/use-words';
import { useTexts } from '../../texts/define-texts';
import { jobCategoryTexts } from '../../texts/job-categories';
import { registerTexts } from '../../texts/register';
import classes from './registration.module.css';
import { employment, jobCategories, workCountries } from './registration-fields';
import type { Registration } from './use-registration';

interface EmploymentStepProps {
  form: Registration['employmentForm'];
  onBack: () => void;
}

/** The step 'reg_1'. Back keeps what was typed, and only CONTINUE makes it part of the registration. */
export function EmploymentStep({ form, onBack }: EmploymentStepProps) {
  const texts = useTexts(registerTexts);
  const countryOptions = useCountryOptions(workCountries);
  const { optionsOf } = useWords(jobCategoryTexts);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Form form={form}>
      <div className={classes.stepHead}>
        <h2 ref={title} tabIndex={-1}>
          {texts.employment}
        </h2>
        <p className="remark">{texts.employmentLead}</p>
      </div>
      <employment.Field
        as={SelectField}
        name="workPlaceCountry"
        label={texts.workPlaceCountry}
        options={countryOptions}
        placeholder={texts.chooseCountry}
      />
      <employment.Field name="workLocation" label={texts.workLocation} autoComplete="off" />
      <employment.Field name="jobTitle" label={texts.jobTitle} autoComplete="organization-title" />
      <employment.Field
        as={SelectField}
        name="jobCategory"
        label={texts.jobCategory}
        options={optionsOf(jobCategories)}
        placeholder={texts.chooseCategory}
      />
      <employment.Field
        as={DigitsField}
        name="monthlyNetIncome"
        label={texts.monthlyNetIncome}
        isAmount
        autoComplete="off"
      />
      <div className={classes.actions}>
        <Button variant="line" icon={<ArrowBackIcon />} onClick={onBack}>
          {texts.back}
        </Button>
        <SendButton gated>{texts.continue}</SendButton>
      </div>
      <Missing of={texts.missingEmployment} />
    </Form>
  );
}
