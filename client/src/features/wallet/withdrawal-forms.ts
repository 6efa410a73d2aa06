import { defineForm } from '../../components/form/define-form';
import { amountIn, isEnough, otpRule } from './withdrawal-amount';

/** From which wallet, what that holds, and how much of it, as typed. It waits in this tab for a reload. */
export const withdrawal = defineForm({
  empty: { walletId: '', balance: 0, amount: '' },
  rules: {},
  judges: { amount: (text, { balance }) => isEnough(amountIn(text), balance) },
  kept: 'withdrawal',
});

/** The code, which waits nowhere. */
export const oneTimePassword = defineForm({
  empty: { oTP: '' },
  rules: { oTP: otpRule },
  secrets: ['oTP'],
});
