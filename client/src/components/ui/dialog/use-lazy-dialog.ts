import { useEffect, useState } from 'react';
import { type SharedAnswer, useAnswer } from '../../../lib/answer';
import { textsNow } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { notify } from '../toaster/notify';

/** Loads a dialog when it is first opened. When it does not arrive, a message says so and it closes. */
export function useLazyDialog<Dialog>(loaded: SharedAnswer<Dialog>, onClose: () => void): Dialog | undefined {
  const { data, failures } = useAnswer(loaded);
  useCloseWithout(failures, onClose);
  return data;
}

/**
 * Says that a text did not arrive, and closes what would have shown it. What failed before it was opened does not
 * count: it is being asked for once more.
 */
export function useCloseWithout(failures: number, onClose: () => void): void {
  const [before] = useState(failures);
  const hasFailed = failures > before;
  useEffect(() => {
    if (!hasFailed) return;
    notify.error(textsNow(uiTexts).notArrived);
    onClose();
  }, [hasFailed, onClose]);
}
