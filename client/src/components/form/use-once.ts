import { useRef } from 'react';
import { ApiError, mayBeSentAgain } from '../../api/problem';
import { type TabKey, tabStorage } from '../../lib/storage';

interface Doing<Answer> {
  /** What is to be done, so that another one is not taken for it. */
  what: string;
  call: () => Promise<Answer>;
  /** What a try is refused with when an earlier one has done it. */
  refusedWith: readonly string[];
  /** Whether it is done. */
  isDone: () => Promise<boolean>;
}

/**
 * Does what can be done only once. Once an answer was lost, a refusal may come of the try that has done it: then it is
 * looked up, and nothing is answered where it is done.
 *
 * @param kept where it is noted for a reload that an answer was lost, of what is too secret to wait in the tab itself
 */
export function useOnce(kept?: TabKey) {
  const unanswered = useRef<string>(undefined);
  const forget = () => kept && tabStorage.forget(kept);
  return async <Answer>({ what, call, refusedWith, isDone }: Doing<Answer>): Promise<Answer | undefined> => {
    try {
      const answer = await call();
      forget();
      return answer;
    } catch (error) {
      if (mayBeSentAgain(error)) {
        unanswered.current = what;
        if (kept) tabStorage.keep(kept, {});
      }
      const isRefused = error instanceof ApiError && refusedWith.includes(error.code);
      const mayBeDone = isRefused && (unanswered.current === what || (kept && tabStorage.read(kept)));
      if (!mayBeDone) throw error;
      const isThere = await isDone();
      forget();
      if (!isThere) throw error;
      return undefined;
    }
  };
}
