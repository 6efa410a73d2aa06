import { useEffect, useRef } from 'react';
import { refreshAll } from '../../api/query-client';
import { errorMessage } from '../../lib/error-message';
import { useIsShown } from '../../lib/use-is-shown';
import { notify } from '../ui/toaster/notify';

/**
 * For a dialog in which a try may fail: it may be done all the same, or was done elsewhere, so once the dialog is left that is
 * looked at. Who has left it already reads here why.
 */
export function useFailedTries(): (error: unknown) => void {
  const isShown = useIsShown();
  const hasFailed = useRef(false);
  useEffect(
    () => () => {
      if (hasFailed.current) void refreshAll();
    },
    [],
  );
  return (error) => {
    if (isShown()) {
      hasFailed.current = true;
      return;
    }
    notify.error(errorMessage(error));
    void refreshAll();
  };
}
