import { errorMessage, retryOffer } from '../../lib/error-message';
import { useUnderWay } from '../../lib/use-one-at-a-time';
import { notify } from '../ui/toaster/notify';

interface Announcement {
  /** Said while it is under way, and after it. Asked for when it is said: the language may have changed. */
  pending: () => string;
  done?: () => string;
  /** How long the first one stays before the result is told. */
  doneAfterMs?: number;
  failedAfterMs?: number;
  /** Offered after a failure where it may help. */
  retry?: () => void;
}

/** Tells in a toast what is being done and what came of it. Resolves or throws as the call does, once that is told. */
export async function announced<Answer>(
  announcement: Announcement,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const { pending, done, doneAfterMs, failedAfterMs, retry } = announcement;
  const toast = notify.pending(pending());
  try {
    const answer = await call();
    if (done) await toast.success(done(), { afterMs: doneAfterMs });
    else toast.close();
    return answer;
  } catch (error) {
    await toast.error(errorMessage(error), { afterMs: failedAfterMs, ...retryOffer(error, retry) });
    throw error;
  }
}

/** For a button that does so, one thing at a time; the toast of a failure offers the same again. */
export function useAnnounced() {
  const [busy, start] = useUnderWay();
  const act = (announcement: Omit<Announcement, 'retry'>, call: () => Promise<unknown>): void =>
    start(() => announced({ ...announcement, retry: () => act(announcement, call) }, call));
  return { busy, act };
}
