import { Link } from '@tanstack/react-router';
import { rulesOf } from '../../api/schemas';
import { mayEnterMemberArea, useSession } from '../../api/session';
import { defineForm } from '../../components/form/define-form';
import { Form, SendButton } from '../../components/form/form';
import { Card } from '../../components/ui/card/card';
import { PasswordField } from '../../components/ui/field/text-field';
import { Note } from '../../components/ui/note/note';
import { PhoneField } from '../../components/ui/phone-field/phone-field';
import { useTexts } from '../../texts/define-texts';
import { loginTexts } from '../../texts/login';
import { PasskeyButton } from './passkey-button';
import { signIn } from './sign-in';
import classes from './sign-in-card.module.css';

const credentials = defineForm({
  empty: { phoneNumber: '', password: '', persist: false },
  rules: rulesOf('SignInDto'),
  secrets: ['password'],
  kept: 'signIn',
});

export function SignInCard({ onSignedIn }: { onSignedIn: () => void }) {
  const texts = useTexts(loginTexts);
  const form = credentials.useForm(async (typed, { retry, isShown }) => {
    await signIn(typed, retry);
    if (isShown()) onSignedIn();
  });
  return (
    <Card>
      <h1>{texts.signInTitle}</h1>
      <Form form={form} native>
        <credentials.Field
          as={PhoneField}
          name="phoneNumber"
          label={texts.phone}
          unmarked
          remembersCountry
          autoComplete="username"
          enterKeyHint="next"
        />
        <credentials.Field
          as={PasswordField}
          name="password"
          label={texts.password}
          unmarked
          enterKeyHint="go"
        />
        <credentials.Tick name="persist" label={texts.rememberMe} />
        <SendButton wide>{texts.signIn}</SendButton>
      </Form>
      <div className={classes.otherwise}>
        <PasskeyButton isRemembered={() => form.getValues().persist} onSignedIn={onSignedIn} />
      </div>
      <p className="elsewhere">
        <Link to="/contact" search={{ dialog: 'recovery' }}>
          {texts.forgotPassword}
        </Link>
        <br />
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
