import { useQuery } from '@tanstack/react-query';
import { isNewest, type LoanAccount, topUpOfferOptions } from '../../api/loan';
import { useSession } from '../../api/session';
import { Button, LinkButton } from '../../components/ui/button/button';
import { formatMoney } from '../../lib/format';
import { usePlace } from '../../lib/use-place';
import { dashTexts } from '../../texts/dash';
import { useTexts } from '../../texts/define-texts';
import { topUpTexts } from '../../texts/top-up';
import { Part } from './part';
import { shownReason } from './top-up-reason';

/** The way to a new loan that pays this one off, or why there is none now. */
export function TopUpCard({ account }: { account: LoanAccount }) {
  const texts = useTexts(topUpTexts);
  const { details } = useTexts(dashTexts);
  const { phoneNumber } = useSession();
  const { open } = usePlace('step', ['borrowMore']);
  const { data: offer } = useQuery({
    ...topUpOfferOptions(phoneNumber, account.loanNumber),
    enabled: account.status === 'APPROVED' && isNewest(account),
  });
  if (!offer) return null;
  if (!offer.possible) {
    const reason = shownReason(offer);
    const applied = account.loans.find(({ paysOff }) => paysOff === account.loanNumber);
    return reason ? (
      <Part title={texts.title}>
        <p>{reason}</p>
        {offer.reason === 'ALREADY_APPLIED' && applied && (
          <LinkButton to="/loan" search={{ number: applied.loanNumber }} variant="line">
            {details}
          </LinkButton>
        )}
      </Part>
    ) : null;
  }
  return (
    <Part title={texts.title}>
      <p>{texts.offer(formatMoney(offer.payoffXR, offer.selectedCurrency))}</p>
      <Button variant="line" onClick={() => open('borrowMore')}>
        {texts.open}
      </Button>
    </Part>
  );
}
