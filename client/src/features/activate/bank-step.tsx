import { type SyntheticEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { AppForm } from '../../components/form/use-app-form';
import { Combobox } from '../../components/ui/combobox/combobox';
import { Note } from '../../components/ui/note/note';
import { notify } from '../../components/ui/toaster/notify';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import type { ActivationFields } from './activation-draft';
import { activation } from './activation-gates';
import { bankOf, banks, isUnusualLength } from './banks';
import { FieldGrid } from './personal-step';

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

export function BankStep({ form }: { form: AppForm<ActivationFields> }) {
  const texts = useTexts(activationTexts);
  const typingOnly = useTypingOnly();
  const [bankName, accountNumber] = useWatch({ control: form.control, name: ['bankName', 'accountNumber'] });
  const bank = bankOf(bankName);
  const lengths = bank?.digits?.join(texts.or);
  const isUnusual = bank !== undefined && isUnusualLength(bank, accountNumber);
  return (
    <>
      <FieldGrid>
        <activation.Field
          as={Combobox}
          label={texts.bankName}
          name="bankName"
          note={texts.bankNote}
          choices={banks}
          {...typingOnly}
          maxLength={bankNameCap}
          autoComplete="off"
        />
        <activation.Field
          label={texts.accountNumber}
          name="accountNumber"
          unmarked={isUnusual}
          note={bank && lengths && (isUnusual ? texts.unusualLength : texts.usualLength)(bank.name, lengths)}
          {...typingOnly}
          autoComplete="off"
        />
      </FieldGrid>
      <Note safe>{texts.bankTip}</Note>
    </>
  );
}
