import { type SyntheticEvent, useRef } from 'react';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import { notify } from '../ui/toaster/notify';
import { bankOf, banks, isUnusualLength } from './banks';

/** The specification lets one type further than a name may be long, and then says so. */
const bankNameCap = 200;

// A key held down would pile up the same warning.
const quietMs = 1000;

function useTypingOnly() {
  const { noCopying } = useTexts(activationTexts);
  const warnedAt = useRef(Number.NEGATIVE_INFINITY);
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    if (event.timeStamp - warnedAt.current < quietMs) return;
    warnedAt.current = event.timeStamp;
    notify.warning(noCopying);
  };
  return { onCopy: refuse, onCut: refuse, onPaste: refuse, onDrop: refuse };
}

/** The two fields of the account that receives money: the first one offers banks, both are typed and not pasted. */
export function useBankFields(bankName: string, accountNumber: string) {
  const texts = useTexts(activationTexts);
  const typingOnly = useTypingOnly();
  const bank = bankOf(bankName);
  const lengths = bank?.digits?.join(texts.or);
  const isUnusual = bank !== undefined && isUnusualLength(bank, accountNumber);
  return {
    bankName: {
      label: texts.bankName,
      note: texts.bankNote,
      choices: banks,
      ...typingOnly,
      maxLength: bankNameCap,
      autoComplete: 'off',
    },
    accountNumber: {
      label: texts.accountNumber,
      unmarked: isUnusual,
      note: bank && lengths && (isUnusual ? texts.unusualLength : texts.usualLength)(bank.name, lengths),
      ...typingOnly,
      autoComplete: 'off',
    },
  };
}
