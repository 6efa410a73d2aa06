import { useRef } from 'react';
import { closeAccount, isClosed } from '../../api/my-data';
import { ApiError, mayBeSentAgain } from '../../api/problem';
import { useSession } from '../../api/session';
import { sessionEnd } from '../../api/session-end';
import { announced } from '../../components/form/announced';
import type { Send } from '../../components/form/use-app-form';
import { useSignOut } from '../../components/layout/route-change';
import { notify } from '../../components/ui/toaster/notify';
import { storage } from '../../lib/storage';
import { textsNow } from '../../texts/define-texts';
import { myDataTexts } from '../../texts/my-data';

/** What a call is refused with once its session is over. */
const endings: readonly string[] = ['LOGIN_EXPIRED', 'REFRESH_TOKEN_MISSING'];

/**
 * Closes the account and goes home. The sessions end with it: so where the answer was lost, whichever call comes next
 * says that the login has expired, and then it is looked up whether the account is closed.
 */
export function useClosing(): Send<{ password: string }> {
  const leave = useSignOut();
  const { phoneNumber } = useSession();
  const isAnswerLost = useRef(false);
  const isHere = () => phoneNumber !== null && storage.myPhoneNumber === phoneNumber;
  const finish = () => {
    if (!isHere()) return;
    notify.success(textsNow(myDataTexts).closed);
    leave();
  };
  return async ({ password }, { retry }) => {
    let asked: Promise<boolean> | undefined;
    const isGone = async () => {
      if (!isAnswerLost.current || phoneNumber === null) return false;
      asked ??= isClosed(phoneNumber, password);
      return asked;
    };
    sessionEnd.explain = async () => {
      const isExplained = isHere() && (await isGone());
      if (isExplained) finish();
      return isExplained;
    };
    const close = async () => {
      try {
        await closeAccount(password);
      } catch (error) {
        if (mayBeSentAgain(error)) isAnswerLost.current = true;
        const isOver = error instanceof ApiError && endings.includes(error.code);
        if (!isOver || !(await isGone())) throw error;
      }
    };
    await announced({ pending: () => textsNow(myDataTexts).closing, retry }, close);
    finish();
  };
}
