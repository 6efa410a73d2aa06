import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { storage } from '../../lib/storage';
import { useTexts } from '../../texts/define-texts';
import { loginTexts } from '../../texts/login';
import { uiTexts } from '../../texts/ui';
import { notify } from '../ui/toaster/notify';
import { PageMain } from './page-main';

const redirectDelay = 1500;

interface SessionLostProps {
  message: string;
}

/** Says why the member is not signed in again, and goes home; from there back, where another try may help. */
export function SessionLost({ message }: SessionLostProps) {
  const texts = useTexts(loginTexts);
  const { tryAgain } = useTexts(uiTexts);
  const navigate = useNavigate();
  const { href } = useLocation();
  const leave = useEffectEvent(() => {
    void navigate({ to: '/', replace: true });
    const run = () => void navigate({ href });
    if (storage.hasSession) notify.error(message, { action: { label: tryAgain, run } });
  });
  useEffect(() => {
    const timer = setTimeout(() => leave(), redirectDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PageMain narrow>
      <div role="alert">
        <h1>{message}</h1>
        <p>{texts.redirecting}</p>
      </div>
    </PageMain>
  );
}
