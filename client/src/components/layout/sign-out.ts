import { useNavigate } from '@tanstack/react-router';
import { api } from '../../api/client';
import { session } from '../../lib/session';

const cacheResetDelay = 1000;

async function forgetAnswers(): Promise<void> {
  if (session.get().token) return;
  const { queryClient } = await import('../../api/query-client');
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
  await queryClient.invalidateQueries();
}

/** Forgets the member in this browser, ends the session and goes home; cached answers follow a second later. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    session.clear();
    // The member has left in any case; a session that could not be ended runs out by itself.
    api.signOut().catch(() => undefined);
    // In the place of the question, or of the open menu: Back must not lead to it again.
    void navigate({ to: '/', replace: true });
    // Without a network the cache may not even be loaded, and then there is nothing in it.
    setTimeout(() => void forgetAnswers().catch(() => undefined), cacheResetDelay);
  };
}
