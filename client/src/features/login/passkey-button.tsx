import { Button } from '../../components/ui/button/button';
import { notify } from '../../components/ui/toaster/notify';
import { useIsAwake } from '../../lib/use-is-awake';
import { useIsShown } from '../../lib/use-is-shown';
import { useUnderWay } from '../../lib/use-one-at-a-time';
import { TextsLost, textsNow, useTexts, withTexts } from '../../texts/define-texts';
import { loginTexts } from '../../texts/login';
import { uiTexts } from '../../texts/ui';

const tellLost = () => notify.error(textsNow(uiTexts).notArrived);

interface PasskeyButtonProps {
  /** Whether the sign-in outlives the browser. */
  isRemembered: () => boolean;
  onSignedIn: () => void;
}

/** The way in without a phone number and a password. */
export function PasskeyButton({ isRemembered, onSignedIn }: PasskeyButtonProps) {
  const texts = useTexts(loginTexts);
  const isAwake = useIsAwake();
  const isShown = useIsShown();
  const [busy, start] = useUnderWay();
  const enter = async () => {
    const loading = withTexts(import('./passkey-sign-in'));
    loading.catch(tellLost);
    const { signInByPasskey } = await loading;
    await signInByPasskey(isRemembered()).catch((error: unknown) => {
      if (error instanceof TextsLost) tellLost();
      throw error;
    });
    if (isShown()) onSignedIn();
  };
  return (
    <Button wide variant="line" busy={busy} disabled={!isAwake} onClick={() => start(enter)}>
      {texts.byPasskey}
    </Button>
  );
}
