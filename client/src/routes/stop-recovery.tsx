import { createFileRoute, useLocation } from '@tanstack/react-router';
import { StopRecoveryPage } from '../features/contact/stop-recovery-page';

export const Route = createFileRoute('/stop-recovery')({ component: StopRecovery });

/** The link of the message carries its code behind the #, which no server and no log ever sees. */
function StopRecovery() {
  const stopCode = useLocation({ select: ({ hash }) => hash });
  return <StopRecoveryPage stopCode={stopCode} />;
}
