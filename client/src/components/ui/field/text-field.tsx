import { useState } from 'react';
import VisibilityIcon from '~icons/ic/round-visibility';
import VisibilityOffIcon from '~icons/ic/round-visibility-off';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { IconButton } from '../button/button';
import { type ControlledField, Field, splitField } from './field';

export type TextFieldProps = ControlledField<'input'>;

export function TextField(props: TextFieldProps) {
  const [around, { value, onChange, ...input }] = splitField(props);
  return (
    <Field {...around} filled={value !== ''}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export type TextAreaProps = ControlledField<'textarea'>;

export function TextArea(props: TextAreaProps) {
  const [around, { value, onChange, ...area }] = splitField(props);
  return (
    <Field {...around} filled={value !== ''}>
      {(control) => (
        <textarea {...area} {...control} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

export function PasswordField(props: PasswordFieldProps) {
  // What is pasted too long is not cut where nobody sees it: the hint says so.
  const [around, { value, onChange, maxLength: _, ...input }] = splitField(props);
  const [shown, setShown] = useState(false);
  const texts = useTexts(uiTexts);
  const toggle = (
    <IconButton
      label={
        <>
          {shown ? texts.hidePassword : texts.showPassword}: {around.label}
        </>
      }
      icon={shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <Field {...around} filled={value !== ''} trailing={toggle}>
      {(control) => (
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          type={shown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
