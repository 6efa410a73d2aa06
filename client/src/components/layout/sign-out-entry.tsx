import { type MouseEvent, useState } from 'react';
import { useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { SignOutIcon } from '../ui/icons/sign-out';
import { useSignOut } from './sign-out';

/** Stands where one also presses by mistake, so it asks before it leaves. */
export function SignOutEntry({ className }: { className?: string }) {
  const texts = useTexts(layoutTexts);
  const [asking, setAsking] = useState(false);
  const signOut = useSignOut();
  const keep = () => setAsking(false);
  const ask = (event: MouseEvent<HTMLButtonElement>) => {
    // Not every browser gives a pressed button the focus, and the dialog returns it to who had it.
    event.currentTarget.focus();
    setAsking(true);
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={ask}>
        <SignOutIcon />
        {texts.signOut}
      </button>
      <Dialog
        opened={asking}
        size="small"
        title={texts.signOutTitle}
        onClose={keep}
        footer={
          <>
            <Button variant="line" onClick={keep}>
              {texts.cancel}
            </Button>
            <Button onClick={signOut}>{texts.signOut}</Button>
          </>
        }
      >
        <p>{texts.signOutText}</p>
      </Dialog>
    </>
  );
}
