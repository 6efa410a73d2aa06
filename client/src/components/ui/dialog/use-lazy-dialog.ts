import { type SharedAnswer, useAnswer } from '../../../lib/answer';
import { useCloseWithout } from './use-close-without';

/** Loads a dialog when it is first opened. When it does not arrive, a message says so and it closes. */
export function useLazyDialog<Dialog>(loaded: SharedAnswer<Dialog>, onClose: () => void): Dialog | undefined {
  const { data, failures } = useAnswer(loaded);
  useCloseWithout(failures, onClose);
  return data;
}
