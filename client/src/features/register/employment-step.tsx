import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import ArrowBackIcon from '~icons/ic/round-arrow-back';
import type { FieldErrors } from '../../api/problem';
import { Button } from '../../components/ui/button/button';
import { DigitsField } from '../../components/ui/digits-field/digits-field';
import { SelectField } from '../../components/ui/field/select-field';
import { TextField } from '../../components/ui/field/text-field';
import { useTexts } from '../../texts/define-texts';
import { registerTexts } from '../../texts/register';
import classes from './registration.module.css';
import {
  type EmploymentDraft,
  type EmploymentField,
  hintOf,
  isComplete,
  jobCategories,
  judgeEmployment,
  maxLengths,
  noCategory,
  workCountries,
} from './registration-draft';

interface EmploymentStepProps {
  saved: EmploymentDraft;
  /** As typed. */
  draft: EmploymentDraft;
  onChange: (draft: EmploymentDraft) => void;
  errors: FieldErrors;
  onSave: (draft: EmploymentDraft) => void;
  onBack: () => void;
}

/** The step 'reg_1'. Back keeps what was typed, and only CONTINUE makes it part of the registration. */
export function EmploymentStep(props: EmploymentStepProps) {
  const { saved, draft, onChange, errors, onSave, onBack } = props;
  const texts = useTexts(registerTexts);
  const missingId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const valid = judgeEmployment(draft);
  const complete = isComplete(valid);
  const put = (name: EmploymentField, value: string) => onChange({ ...draft, [name]: value });
  const field = (name: EmploymentField) => ({
    value: draft[name],
    onChange: (value: string) => put(name, value),
    valid: valid[name],
    hint: hintOf(name),
    error: draft[name] === saved[name] ? errors[name] : undefined,
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (complete) onSave(draft);
  };

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <div className={classes.stepHead}>
        <h2 ref={title} tabIndex={-1}>
          {texts.employment}
        </h2>
        <p className={classes.small}>{texts.employmentLead}</p>
      </div>
      <SelectField
        {...field('workPlaceCountry')}
        label={texts.workPlaceCountry}
        options={workCountries}
        placeholder={texts.chooseCountry}
      />
      <TextField
        {...field('workLocation')}
        label={texts.workLocation}
        maxLength={maxLengths.workLocation}
        autoComplete="off"
      />
      <TextField
        {...field('jobTitle')}
        label={texts.jobTitle}
        maxLength={maxLengths.jobTitle}
        autoComplete="organization-title"
      />
      <SelectField
        {...field('jobCategory')}
        value={draft.jobCategory === noCategory ? '' : draft.jobCategory}
        label={texts.jobCategory}
        options={jobCategories}
        placeholder={texts.chooseCategory}
      />
      <DigitsField
        {...field('monthlyNetIncome')}
        label={texts.monthlyNetIncome}
        maxLength={maxLengths.monthlyNetIncome}
        isAmount
        autoComplete="off"
      />
      <div className={classes.actions}>
        <Button variant="line" icon={<ArrowBackIcon />} onClick={onBack}>
          {texts.back}
        </Button>
        <Button type="submit" disabled={!complete} aria-describedby={complete ? undefined : missingId}>
          {texts.continue}
        </Button>
      </div>
      {!complete && (
        <p id={missingId} className={classes.small}>
          {texts.missingEmployment}
        </p>
      )}
    </form>
  );
}
