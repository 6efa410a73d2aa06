import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { LinkButton } from '../ui/button/button';

interface PayLinkProps {
  variant: 'gold' | 'sea' | 'line';
  small?: boolean;
  className?: string;
}

/** The dialog that pays, which stands among the settings. Closing it leads back to where it was pressed. */
export const payPlace = {
  to: '/settings',
  search: { dialog: 'pay' },
  state: { places: { dialog: 1 } },
} as const;

export function PayLink(look: PayLinkProps) {
  const { pay } = useTexts(paymentTexts);
  return (
    <LinkButton {...payPlace} {...look}>
      {pay}
    </LinkButton>
  );
}
