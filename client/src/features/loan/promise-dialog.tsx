import type { PromiseListDto } from '@pautang/sdk';
import { useState } from 'react';
import type { LoanAccount } from '../../api/loan';
import { addPromise } from '../../api/promise';
import { announced } from '../../components/form/announced';
import { FormDialog, Missing } from '../../components/form/form';
import { useFailedTries } from '../../components/layout/use-failed-tries';
import { AmountField } from '../../components/ui/amount-field/amount-field';
import { SelectField } from '../../components/ui/field/select-field';
import { Note } from '../../components/ui/note/note';
import { formatLongDate } from '../../lib/format';
import { useSameKey } from '../../lib/use-same-key';
import { textsNow, useTexts } from '../../texts/define-texts';
import { promiseTexts } from '../../texts/promise';
import { promiseDays, promiseForm } from './promise-form';

interface PromiseDialogProps {
  account: LoanAccount;
  promises: PromiseListDto;
  onClose: () => void;
}

/** How much the member will pay, and by when. */
export function PromiseDialog({ account, promises, onClose }: PromiseDialogProps) {
  const texts = useTexts(promiseTexts);
  const { loanNumber, selectedCurrency, asOf } = account;
  const [model] = useState(() => promiseForm(account));
  const underSameKey = useSameKey();
  const tellFailure = useFailedTries();
  const form = model.useForm(async ({ amount, promisedOn }, { retry, isShown }) => {
    const promise = { amount: Number(amount), promisedOn };
    const words = {
      pending: () => textsNow(promiseTexts).saving,
      done: () => textsNow(promiseTexts).saved,
      retry,
    };
    await announced(words, () =>
      underSameKey(JSON.stringify(promise), (key) => addPromise(key, loanNumber, promise)),
    ).catch((error: unknown) => {
      tellFailure(error);
      throw error;
    });
    if (isShown()) onClose();
  });
  return (
    <FormDialog form={form} size="small" title={texts.title} onClose={onClose} send={texts.save}>
      <model.Field as={AmountField} name="amount" label={texts.amount} currency={selectedCurrency} />
      <model.Field
        as={SelectField}
        name="promisedOn"
        label={texts.day}
        placeholder={texts.chooseDay}
        options={promiseDays(asOf, promises.latestDay).map((day) => ({
          value: day,
          label: formatLongDate(day),
        }))}
      />
      <Note color="warning">{texts.chargesGoOn}</Note>
      <Missing of={texts.missing} />
    </FormDialog>
  );
}
