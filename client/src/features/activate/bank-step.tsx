import { useWatch } from 'react-hook-form';
import { useBankFields } from '../../components/bank/use-bank-fields';
import type { AppForm } from '../../components/form/use-app-form';
import { Combobox } from '../../components/ui/combobox/combobox';
import { Note } from '../../components/ui/note/note';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import type { ActivationFields } from './activation-draft';
import { activation } from './activation-gates';
import { FieldGrid } from './personal-step';

export function BankStep({ form }: { form: AppForm<ActivationFields> }) {
  const texts = useTexts(activationTexts);
  const [bankName, accountNumber] = useWatch({ control: form.control, name: ['bankName', 'accountNumber'] });
  const fields = useBankFields(bankName, accountNumber);
  return (
    <>
      <FieldGrid>
        <activation.Field as={Combobox} name="bankName" {...fields.bankName} />
        <activation.Field name="accountNumber" {...fields.accountNumber} />
      </FieldGrid>
      <Note safe>{texts.bankTip}</Note>
    </>
  );
}
