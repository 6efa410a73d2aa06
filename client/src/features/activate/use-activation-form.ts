import { useState } from 'react';
import type { FieldErrors } from '../../api/problem';
import { useLanguage } from '../../lib/language';
import { messageOf } from '../../lib/validation';
import {
  type DraftValues,
  type FieldName,
  type FormStep,
  photoFields,
  type TextName,
  type ValueName,
} from './activation-draft';
import { rules, wrongFields } from './activation-gates';
import { draftStore, useDraft } from './draft-store';

/** What every text field of the steps is given. */
export interface TextFieldState {
  value: string;
  onChange: (value: string) => void;
  valid: boolean;
  hint: string;
  optional: boolean;
  missed: boolean;
  error: string | undefined;
  maxLength: number | undefined;
}

/** The fields of one step: what is in them, and what is wrong with them. */
export function useActivationForm(step: FormStep) {
  const draft = useDraft();
  // The server's sentences below the fields follow the language.
  useLanguage();
  const [checkedStep, setCheckedStep] = useState<FormStep>();
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const wrong = wrongFields(step, draft, new Date());
  const isChecked = checkedStep === step;

  const put = <Name extends ValueName>(name: Name, value: DraftValues[Name]) => {
    draftStore.put(name, value);
    setServerErrors(({ [name]: _, ...others }) => others);
  };

  const isMissed = (name: ValueName) => isChecked && wrong.includes(name);

  const text = (name: TextName): TextFieldState => ({
    value: draft.values[name],
    onChange: (value) => put(name, value),
    valid: !wrong.includes(name),
    hint: messageOf(rules[name]),
    optional: !rules[name].required && name !== 'otherIdentityType',
    missed: isMissed(name),
    error: serverErrors[name],
    maxLength: rules[name].maxLength,
  });

  // A field without a length limit takes no such attribute: a select, a phone or a date.
  const choice = (name: TextName) => {
    const { maxLength: _, ...field } = text(name);
    return field;
  };

  return {
    values: draft.values,
    photos: draft.photos,
    put,
    text,
    choice,
    /** For a field that has no place for its hint. */
    problemOf: (name: ValueName) =>
      serverErrors[name] ?? (isMissed(name) ? messageOf(rules[name]) : undefined),
    isPhotoMissing: (kind: keyof typeof photoFields) => isChecked && wrong.includes(photoFields[kind]),
    /** Marks what is wrong from now on, and says which fields are. */
    check(): readonly FieldName[] {
      setCheckedStep(step);
      return wrong;
    },
    setServerErrors,
  };
}

export type ActivationFields = ReturnType<typeof useActivationForm>;
