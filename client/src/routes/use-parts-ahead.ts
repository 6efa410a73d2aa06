import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadParts } from '../lib/load-parts';

/** Fetches the member's page that a form leads to, as soon as somebody begins to fill it in. */
export function usePartsAhead(href: string): void {
  const router = useRouter();
  useEffect(() => {
    const load = () => {
      loadParts(router, href.replace(/[?#].*/, ''));
      import('./member-guard').catch(() => undefined);
      // Who is new here comes to it; what it stands on has come with the form.
      import('../features/dash/loan-box').catch(() => undefined);
    };
    document.addEventListener('focusin', load, { once: true });
    return () => document.removeEventListener('focusin', load);
  }, [router, href]);
}
