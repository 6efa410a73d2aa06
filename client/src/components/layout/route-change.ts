import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

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
