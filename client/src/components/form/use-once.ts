import { useRef } from 'react';
import { ApiError, mayBeSentAgain } from '../../api/problem';

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
 */
export function useOnce() {
  const unanswered = useRef<string>(undefined);
  return async <Answer>({ what, call, refusedWith, isDone }: Doing<Answer>): Promise<Answer | undefined> => {
    try {
      return await call();
    } catch (error) {
      if (mayBeSentAgain(error)) unanswered.current = what;
      const isRefused = error instanceof ApiError && refusedWith.includes(error.code);
      const mayBeDone = isRefused && unanswered.current === what;
      if (!mayBeDone || !(await isDone())) throw error;
      return undefined;
    }
  };
}
