import { type SyntheticEvent, useRef } from 'react';
import { Combobox } from '../../components/ui/combobox/combobox';
import { TextField } from '../../components/ui/field/text-field';
import { Note } from '../../components/ui/note/note';
import { notify } from '../../components/ui/toaster/notify';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import { bankOf, banks, isUnusualLength } from './banks';
import { FieldGrid } from './personal-step';
import type { ActivationFields } from './use-activation-form';

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

export function BankStep({ fields }: { fields: ActivationFields }) {
  const texts = useTexts(activationTexts);
  const typingOnly = useTypingOnly();
  const { bankName, accountNumber } = fields.values;
  const bank = bankOf(bankName);
  const lengths = bank?.digits?.join(texts.or);
  const isUnusual = bank !== undefined && isUnusualLength(bank, accountNumber);
  return (
    <>
      <FieldGrid>
        <Combobox
          label={texts.bankName}
          {...fields.text('bankName')}
          note={texts.bankNote}
          choices={banks}
          {...typingOnly}
          maxLength={bankNameCap}
          autoComplete="off"
        />
        <TextField
          label={texts.accountNumber}
          {...fields.text('accountNumber')}
          {...(isUnusual && { valid: undefined })}
          note={bank && lengths && (isUnusual ? texts.unusualLength : texts.usualLength)(bank.name, lengths)}
          {...typingOnly}
          autoComplete="off"
        />
      </FieldGrid>
      <Note safe>{texts.bankTip}</Note>
    </>
  );
}
