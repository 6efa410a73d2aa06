import SignOutIcon from '~icons/ic/round-logout';
import { opensDialog } from '../../lib/opens-dialog';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import { Button } from '../ui/button/button';
import { Dialog } from '../ui/dialog/dialog';
import { useSignOut } from './route-change';

/** Stands where one also presses by mistake, so it asks before it leaves. */
export function SignOutEntry({ className }: { className?: string }) {
  const texts = useTexts(layoutTexts);
  const { name, open, close } = usePlace('dialog', ['signOut']);
  const signOut = useSignOut();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onClick={opensDialog(() => open('signOut'))}
      >
        <SignOutIcon />
        {texts.signOut}
      </button>
      <Dialog
        opened={name === 'signOut'}
        size="small"
        title={texts.signOutTitle}
        onClose={close}
        footer={
          <>
            <Button variant="line" onClick={close}>
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
