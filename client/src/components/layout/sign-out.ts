import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { session } from '../../lib/session';

const cacheResetDelay = 1000;

/** Forgets the member in this browser and goes home; cached answers follow a second later. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return () => {
    session.clear();
    void navigate({ to: '/' });
    setTimeout(() => queries.clear(), cacheResetDelay);
  };
}
