import { useNavigate } from '@tanstack/react-router';
import { session } from '../../api/session';

/** Signs out and goes home. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    session.clear();
    // What ends it may not come without a network, and then the session runs out by itself.
    void import('../../api/auth').then(({ endSession }) => endSession()).catch(() => undefined);
    // In the place of the question, or of the open menu: Back must not lead to it again.
    void navigate({ to: '/', replace: true });
  };
}
