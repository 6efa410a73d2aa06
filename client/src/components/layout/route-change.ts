import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session } from '../../api/session';

/** Runs after each change of the path, but not for the page that was opened first. */
export function useRouteChange(action: () => void): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) action();
      }),
    [router, action],
  );
}

export const contentId = 'content';

/** A new screen starts at its top, and the focus with it, so that a screen reader starts there as well. */
export function startAtTop(): void {
  window.scrollTo(0, 0);
  document.getElementById(contentId)?.focus({ preventScroll: true });
}

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
