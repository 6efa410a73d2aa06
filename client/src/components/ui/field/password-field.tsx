import { useState } from 'react';
import { useTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { IconButton } from '../button/icon-button';
import VisibilityIcon from '~icons/ic/round-visibility';
import VisibilityOffIcon from '~icons/ic/round-visibility-off';
import { Field } from './field';
import type { TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, valid, missed, optional, error, value, onChange, ...input } = props;
  const [shown, setShown] = useState(false);
  const texts = useTexts(uiTexts);
  const toggle = (
    <IconButton
      label={shown ? texts.hidePassword : texts.showPassword}
      icon={shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <Field {...{ label, hint, valid, missed, optional, error }} filled={value !== ''} trailing={toggle}>
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
