import { useEffect, useState } from 'react';
import {
  emptyRegistration,
  forgetRegistration,
  keepRegistration,
  type RegistrationDraft,
  withKept,
} from './registration-store';

/** What was typed, kept in this tab until the account exists. */
export function useRegistrationDraft() {
  const [draft, setDraft] = useState<RegistrationDraft>(emptyRegistration);
  // After the page has been taken over as it was rendered at build, and before anything is kept.
  useEffect(() => setDraft((typed) => withKept(typed)), []);
  useEffect(() => {
    if (draft !== emptyRegistration) keepRegistration(draft);
  }, [draft]);
  return {
    draft,
    put: (change: Partial<RegistrationDraft>) => setDraft((before) => ({ ...before, ...change })),
    forget: forgetRegistration,
  };
}
