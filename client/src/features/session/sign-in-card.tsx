import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { Checkbox } from '../../components/ui/checkbox';
import { PasswordField } from '../../components/ui/password-field';
import { PhoneField } from '../../components/ui/phone-field';
import { storage } from '../../lib/storage';
import { useIsShown } from '../../lib/use-is-shown';
import { authTexts } from '../../texts/auth';
import { useTexts } from '../../texts/define-texts';
import classes from './sign-in-card.module.css';
import { useSignIn } from './use-sign-in';

interface SignInCardProps {
  onSignedIn: () => void;
}

export function SignInCard({ onSignedIn }: SignInCardProps) {
  const texts = useTexts(authTexts);
  const [phoneNumber, setPhoneNumber] = useState('');
  const [password, setPassword] = useState('');
  const [persist, setPersist] = useState(storage.persist);
  const { busy, signIn } = useSignIn();
  const isShown = useIsShown();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !(await signIn({ phoneNumber, password, persist }))) return;
    setPhoneNumber('');
    setPassword('');
    if (isShown()) onSignedIn();
  };

  return (
    <Card>
      <h1>{texts.signInTitle}</h1>
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <PhoneField
          label={texts.phone}
          value={phoneNumber}
          onChange={setPhoneNumber}
          autoComplete="username"
          required
        />
        <PasswordField label={texts.password} value={password} onChange={setPassword} required />
        <Checkbox label={texts.rememberMe} checked={persist} onChange={setPersist} />
        <Button type="submit" wide busy={busy}>
          {texts.signIn}
        </Button>
      </form>
      <p className={classes.other}>
        {texts.noAccount} <Link to="/register">{texts.registerHere}</Link>
      </p>
    </Card>
  );
}
