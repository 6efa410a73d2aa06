import { useNavigate } from '@tanstack/react-router';
import { signOut } from '../../api/auth';

/** Signs out and goes home. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    signOut();
    // In the place of the question, or of the open menu: Back must not lead to it again.
    void navigate({ to: '/', replace: true });
  };
}
