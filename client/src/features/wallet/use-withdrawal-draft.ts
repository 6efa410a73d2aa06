import { useState } from 'react';
import { tabStorage } from '../../lib/tab-storage';
import { readDraft, type WithdrawalDraft } from './withdrawal-flow';

const key = 'withdrawal';

/** What was typed of a withdrawal waits in this tab for a reload; the code does not. */
export function useWithdrawalDraft() {
  const [draft, setDraft] = useState(() => readDraft(tabStorage.read(key)));
  return {
    draft,
    keep: (next: WithdrawalDraft) => {
      tabStorage.keep(key, next);
      setDraft(next);
    },
    forget: () => {
      tabStorage.forget(key);
      setDraft(undefined);
    },
  };
}
