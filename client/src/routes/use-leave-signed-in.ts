import { useEffect, useEffectEvent } from 'react';
import { resumeSession } from '../api/auth';
import { mayEnterMemberArea, session } from '../api/session';
import { useIsShown } from '../lib/use-is-shown';

/** Who is signed in, or can be by the refresh cookie, needs no form for that. It waits meanwhile, as one left it. */
export function useLeaveSignedIn(leave: () => void): void {
  const isShown = useIsShown();
  const leaveSignedIn = useEffectEvent(() => {
    if (isShown() && mayEnterMemberArea(session.get().roles)) leave();
  });
  useEffect(() => {
    void resumeSession().then(() => leaveSignedIn());
  }, []);
}
