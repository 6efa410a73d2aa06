import { LinkButton } from '../../components/ui/button';
import { FitAmount } from '../../components/ui/fit-amount';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { ApplyLink } from './nothing-yet';
import { loanOf } from './settings.queries';
import { TipDialog } from './tip-dialog';
import { useMember } from './use-member';

export function PayDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsTexts);
  const { member } = useMember();
  const loan = member && loanOf(member);
  const isWithout = member !== undefined && !loan;
  const installments = loan && texts.payInstallments(loan.installmentCount);
  return (
    <TipDialog
      title={texts.links.pay.name}
      tip={texts.payTip}
      figure={
        loan && {
          label: texts.payFigure,
          amount: <FitAmount value={loan.installmentAmountXR} currency={loan.selectedCurrency} />,
        }
      }
      text={isWithout ? texts.payNoLoan : [installments, texts.payHow].filter(Boolean).join(' ')}
      action={isWithout ? <ApplyLink /> : <LinkButton to="/contact">{texts.contactUs}</LinkButton>}
      onClose={onClose}
    />
  );
}
