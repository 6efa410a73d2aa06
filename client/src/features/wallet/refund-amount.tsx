import { toMajor, toMinor } from '@pautang/loan-terms';
import type { WalletCreditDto } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../api/session';
import { openWithdrawalOf, openWithdrawalOptions, prepareRefund } from '../../api/wallet';
import { defineForm } from '../../components/form/define-form';
import { FormDialog } from '../../components/form/form';
import { AmountField } from '../../components/ui/amount-field/amount-field';
import { Note } from '../../components/ui/note/note';
import { errorMessage } from '../../lib/error-message';
import { formatMoney } from '../../lib/format';
import { useIsShown } from '../../lib/use-is-shown';
import { creditTexts } from '../../texts/credit';
import { useTexts } from '../../texts/define-texts';
import { MoneySteps } from './money-steps';
import { cappedAmount, isRefundable } from './withdrawal-amount';

/** What is typed waits in this tab for as long as there is as much of the credit. */
const formOf = (credit: WalletCreditDto) =>
  defineForm({
    empty: { amount: String(credit.amount) },
    rules: {},
    judges: { amount: (text) => isRefundable(text, credit) },
    kept: 'refund',
    of: `${credit.loanNumber} ${credit.amount}`,
  });

interface RefundAmountProps {
  credit: WalletCreditDto;
  onPrepared: () => void;
  onClose: () => void;
}

/** How much of it is to be sent, and what stays. */
export function RefundAmount({ credit, onPrepared, onClose }: RefundAmountProps) {
  const texts = useTexts(creditTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const isShown = useIsShown();
  const model = useMemo(() => formOf(credit), [credit]);
  const { loanNumber, selectedCurrency: currency, amount: all } = credit;
  const { data } = useQuery(openWithdrawalOptions(phoneNumber));
  const waiting = openWithdrawalOf(data);
  const form = model.useForm(
    async ({ amount }) => {
      await prepareRefund({ phoneNumber, loanNumber, amount: Number(amount) });
      if (isShown()) onPrepared();
    },
    { staysFilled: true, errorsOf: (error) => ({ amount: errorMessage(error) }) },
  );
  const typed = useWatch({ control: form.control, name: 'amount' });
  // Another tab may have sent a part of it meanwhile.
  const isTooMuch = Number(typed) > all;
  const cap = useEffectEvent(() => form.put('amount', String(all)));
  useEffect(() => {
    if (isTooMuch) cap();
  }, [isTooMuch]);
  const left = toMajor(toMinor(all) - toMinor(Number(typed) || 0));
  return (
    <FormDialog
      form={form}
      size="small"
      title={texts.sendTitle}
      footer={<MoneySteps cancel={texts.cancel} goOn={texts.goOn} onCancel={onClose} />}
    >
      <model.Field
        as={AmountField}
        name="amount"
        label={texts.howMuch}
        note={texts.mostIs(formatMoney(all, currency))}
        currency={currency}
        clean={(text: string) => cappedAmount(text, all)}
      />
      <p role="status">{left > 0 && texts.stays(formatMoney(left, currency))}</p>
      {waiting && (
        <Note color="warning">
          {texts.endsWithdrawal(formatMoney(waiting.withdrawalAmount, waiting.selectedCurrency))}
        </Note>
      )}
    </FormDialog>
  );
}
