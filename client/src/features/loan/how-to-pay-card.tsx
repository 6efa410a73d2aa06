import type { LoanAccount } from '../../api/loan';
import { HowToPay } from '../../components/payment/how-to-pay';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { servicingTexts } from '../../texts/servicing';
import { Part, Quiet } from './part';

/** Where to pay, and what happens then. */
export function HowToPayCard({ account: { howToPay } }: { account: LoanAccount }) {
  const texts = useTexts(servicingTexts);
  const { howToPay: title } = useTexts(paymentTexts);
  return (
    <Part title={title}>
      <HowToPay account={howToPay} />
      <Quiet>{texts.afterPaying}</Quiet>
    </Part>
  );
}
