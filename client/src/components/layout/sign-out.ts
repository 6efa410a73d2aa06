import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../lib/api';
import { session } from '../../lib/session';

const cacheResetDelay = 1000;

/** Forgets the member in this browser, ends the session and goes home; cached answers follow a second later. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return () => {
    session.clear();
    // The member has left in any case; a session that could not be ended runs out by itself.
    api.signOut().catch(() => undefined);
    void navigate({ to: '/' });
    setTimeout(() => {
      if (session.get().token) return;
      queries.removeQueries({ type: 'inactive' });
      queries.getMutationCache().clear();
      void queries.invalidateQueries();
    }, cacheResetDelay);
  };
}
