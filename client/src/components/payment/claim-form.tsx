import { useState } from 'react';
import type { LoanAccount } from '../../api/loan';
import { addPaymentClaim } from '../../api/payments';
import { rulesOf } from '../../api/schemas';
import { useSameKey } from '../../lib/use-same-key';
import { textsNow, useTexts } from '../../texts/define-texts';
import { paymentClaimsTexts } from '../../texts/payment-claims';
import { announced } from '../form/announced';
import { defineForm } from '../form/define-form';
import { Form, SendButton } from '../form/form';
import { AmountField } from '../ui/amount-field/amount-field';
import { amountToPay } from './due-day';

const rules = rulesOf('PaymentClaimRequestDto');

/** A transfer that the member tells of: what is due, today, unless they say otherwise. */
const claimForm = (account: LoanAccount) =>
  defineForm({
    empty: { reference: '', amount: String(amountToPay(account) ?? ''), paidOn: account.asOf, bank: '' },
    rules,
    fieldOfCode: { PAYMENT_ALREADY_CLAIMED: 'reference', WHOLE_UNITS_ONLY: 'amount' },
    kept: 'paymentClaim',
    of: account.loanNumber,
  });

export interface ClaimFormProps {
  account: LoanAccount;
  /** How many transfers were taken back so far: one of them is told anew, under another key. */
  withdrawn: number;
  onSent: () => void;
}

export function ClaimForm({ account, withdrawn, onSent }: ClaimFormProps) {
  const texts = useTexts(paymentClaimsTexts);
  const { loanNumber, selectedCurrency, asOf } = account;
  const [model] = useState(() => claimForm(account));
  const underSameKey = useSameKey();
  const form = model.useForm(async (typed, { retry }) => {
    const claim = { ...typed, amount: Number(typed.amount) };
    const words = {
      pending: () => textsNow(paymentClaimsTexts).sending,
      done: () => textsNow(paymentClaimsTexts).sent,
      retry,
    };
    await announced(words, () =>
      underSameKey(JSON.stringify([claim, withdrawn]), (key) => addPaymentClaim(key, loanNumber, claim)),
    );
    onSent();
  });
  return (
    <Form form={form} className="stack">
      <p>{texts.about}</p>
      <model.Field name="reference" label={texts.reference} note={texts.referenceHint} autoComplete="off" />
      <model.Field as={AmountField} name="amount" label={texts.amount} currency={selectedCurrency} />
      <model.Field name="paidOn" label={texts.paidOn} type="date" max={asOf} unmarked />
      <model.Field name="bank" label={texts.bank} />
      <SendButton wide variant="line">
        {texts.send}
      </SendButton>
    </Form>
  );
}
