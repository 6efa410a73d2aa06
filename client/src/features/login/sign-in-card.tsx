import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import { mayEnterMemberArea, useSession } from '../../api/session';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { Checkbox } from '../../components/ui/checkbox/checkbox';
import { PasswordField } from '../../components/ui/field/text-field';
import { Note } from '../../components/ui/note/note';
import { PhoneField } from '../../components/ui/phone-field/phone-field';
import { useOffersEndHere } from '../../components/ui/toaster/notify';
import { storage } from '../../lib/storage';
import { useIsAwake, useIsShown } from '../../lib/use-is-awake';
import { useTexts } from '../../texts/define-texts';
import { loginTexts } from '../../texts/login';
import classes from './sign-in-card.module.css';
import { useSignIn } from './use-sign-in';

interface SignInCardProps {
  onSignedIn: () => void;
}

export function SignInCard({ onSignedIn }: SignInCardProps) {
  const texts = useTexts(loginTexts);
  const [phoneNumber, setPhoneNumber] = useState('');
  const [password, setPassword] = useState('');
  const isAwake = useIsAwake();
  const [persist = isAwake && storage.persist, setPersist] = useState<boolean>();
  const { busy, signIn } = useSignIn();
  const isShown = useIsShown();
  const form = useRef<HTMLFormElement>(null);
  useOffersEndHere();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const retry = () => form.current?.requestSubmit();
    if (busy || !(await signIn({ phoneNumber, password, persist }, retry))) return;
    setPhoneNumber('');
    setPassword('');
    if (isShown()) onSignedIn();
  };

  return (
    <Card>
      <h1>{texts.signInTitle}</h1>
      <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)}>
        <PhoneField
          label={texts.phone}
          remembersCountry
          value={phoneNumber}
          onChange={setPhoneNumber}
          autoComplete="username"
          enterKeyHint="next"
          required
        />
        <PasswordField
          label={texts.password}
          value={password}
          onChange={setPassword}
          enterKeyHint="go"
          required
        />
        <Checkbox label={texts.rememberMe} checked={persist} onChange={setPersist} />
        <Button type="submit" wide busy={busy} disabled={!isAwake}>
          {texts.signIn}
        </Button>
      </form>
      <p className={classes.other}>
        {texts.noAccount} <Link to="/register">{texts.registerHere}</Link>
      </p>
    </Card>
  );
}

/** Tells staff why the member area did not open. */
export function StaffNote() {
  const texts = useTexts(loginTexts);
  const { token, roles } = useSession();
  if (!token || mayEnterMemberArea(roles)) return null;
  return (
    <Note color="warning">
      <strong>{texts.staffTitle}</strong> {texts.staffText}
    </Note>
  );
}
