import type { MemberInfoDto } from '@pautang/sdk';
import { LinkButton } from '../../components/ui/button/button';
import { EmptyState } from '../../components/ui/empty-state/empty-state';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';

/** Nothing was withdrawn so far. Who has a loan finds the way in the wallet. */
export function NoWithdrawal({ loan }: Pick<MemberInfoDto, 'loan'>) {
  const texts = useTexts(settingsTexts);
  return (
    <EmptyState
      title={texts.noWithdrawal}
      text={texts.noWithdrawalText}
      action={loan.active ? <WalletLink /> : <ApplyLink />}
    />
  );
}

export function NoLoan() {
  const texts = useTexts(settingsTexts);
  return <EmptyState title={texts.noLoan} text={texts.noLoanText} action={<ApplyLink />} />;
}

// The page that one goes on to takes the place of the dialog, so that Back leads to the settings.

export function WalletLink() {
  return (
    <LinkButton to="/wallet" replace>
      {useTexts(settingsTexts).goToWallet}
    </LinkButton>
  );
}

export function ApplyLink() {
  return (
    <LinkButton to="/dash" variant="gold" replace>
      {useTexts(settingsTexts).apply}
    </LinkButton>
  );
}
