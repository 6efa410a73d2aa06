import { useRef } from 'react';
import { closeAccount } from '../../api/my-data';
import { ApiError, mayBeSentAgain } from '../../api/problem';
import { sessionEnd, useSession } from '../../api/session';
import { announced } from '../../components/form/announced';
import type { Send } from '../../components/form/use-app-form';
import { useSignOut } from '../../components/layout/use-sign-out';
import { notify } from '../../components/ui/toaster/notify';
import { storage } from '../../lib/storage';
import { textsNow } from '../../texts/define-texts';
import { myDataTexts } from '../../texts/my-data';

/** What a call is refused with once its session is over. */
const endings: readonly string[] = ['LOGIN_EXPIRED', 'REFRESH_TOKEN_MISSING'];

const isSessionOver = (error: unknown) => error instanceof ApiError && endings.includes(error.code);

const mayBeClosed = () => textsNow(myDataTexts).mayBeClosed;

/**
 * Closes the account and goes home. The sessions end with it: where the answer is lost, the next call finds that the session is
 * over, and whether the account is closed nobody can ask any more. So the member is told what may be, and not that it expired.
 */
export function useClosing(): Send<{ password: string }> {
  const leave = useSignOut();
  const { phoneNumber } = useSession();
  const isAnswerLost = useRef(false);
  return async ({ password }, { retry }) => {
    const close = async () => {
      sessionEnd.words = mayBeClosed;
      try {
        await closeAccount(password);
        return true;
      } catch (error) {
        if (isAnswerLost.current && isSessionOver(error)) return false;
        isAnswerLost.current = mayBeSentAgain(error);
        if (!isAnswerLost.current) sessionEnd.words = undefined;
        throw error;
      }
    };
    const isClosed = await announced({ pending: () => textsNow(myDataTexts).closing, retry }, close);
    if (!isClosed || storage.myPhoneNumber !== phoneNumber) return;
    notify.success(textsNow(myDataTexts).closed);
    leave();
  };
}
