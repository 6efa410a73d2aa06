import type { LoanAccount } from '../../api/loan';
import { HowToPay } from '../../components/payment/how-to-pay';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { paymentTexts } from '../../texts/payment';
import { Part, Quiet } from './part';

/** Where to pay, and what happens then. */
export function HowToPayCard({ account: { howToPay } }: { account: LoanAccount }) {
  const texts = useTexts(loanTexts);
  const { howToPay: title } = useTexts(paymentTexts);
  return (
    <Part title={title}>
      <HowToPay account={howToPay} />
      <Quiet>{texts.afterPaying}</Quiet>
    </Part>
  );
}
