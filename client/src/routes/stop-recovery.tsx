import { useLocation } from '@tanstack/react-router';
import { StopRecoveryPage } from '../features/stop-recovery/stop-recovery-page';

/** The link of the message carries its code behind the #, which no server and no log ever sees. */
export default function StopRecovery() {
  const stopCode = useLocation({ select: ({ hash }) => hash });
  return <StopRecoveryPage stopCode={stopCode} />;
}
