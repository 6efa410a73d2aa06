import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageMain } from '../../components/layout/page-main';
import { authTexts } from '../../texts/auth';
import { useTexts } from '../../texts/define-texts';

const redirectDelay = 1500;

interface SessionLostProps {
  message: string;
}

/** Says why the remembered member is not signed in, and goes home. */
export function SessionLost({ message }: SessionLostProps) {
  const texts = useTexts(authTexts);
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <PageMain narrow>
      <div role="alert">
        <h1>{message}</h1>
        <p>{texts.redirecting}</p>
      </div>
    </PageMain>
  );
}
