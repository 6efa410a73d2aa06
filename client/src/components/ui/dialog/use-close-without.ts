import { useEffect, useState } from 'react';
import { textsNow } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { notify } from '../toaster/notify';

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
