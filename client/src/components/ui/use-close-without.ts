import { useEffect } from 'react';
import { textsNow } from '../../texts/define-texts';
import { uiTexts } from '../../texts/ui';
import { notify } from './notify';

/**
 * Says that a text did not arrive, and closes what would have shown it. A browser remembers that a part of the
 * program failed to load, so only a reload tries again.
 */
export function useCloseWithout(isError: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isError) return;
    notify.error(textsNow(uiTexts).notArrived);
    onClose();
  }, [isError, onClose]);
}
