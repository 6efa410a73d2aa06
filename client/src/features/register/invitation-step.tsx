import { Form, Missing, SendButton } from '../../components/form/form';
import { TextField } from '../../components/ui/field/text-field';
import { useTexts } from '../../texts/define-texts';
import { registerTexts } from '../../texts/register';
import { HaveAccount } from './account-step';
import classes from './registration.module.css';
import { invitation } from './registration-fields';
import type { Registration } from './use-registration';

/** Where registration is by invitation, its code comes first. */
export function InvitationStep({ form }: { form: Registration['invitationForm'] }) {
  const texts = useTexts(registerTexts);
  return (
    <>
      <Form form={form}>
        <p>{texts.invitationLead}</p>
        <invitation.Field
          as={TextField}
          name="invitationCode"
          label={texts.invitationCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <div className={classes.send}>
          <SendButton wide gated>
            {texts.continue}
          </SendButton>
          <Missing of={texts.invitationMissing} />
        </div>
      </Form>
      <HaveAccount />
    </>
  );
}
