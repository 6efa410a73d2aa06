import type { MemberInfoDto } from '@pautang/sdk';
import type { LoanAccount } from '../../api/loan';
import { useWallet } from '../../api/wallet';
import { LinkButton } from '../../components/ui/button/button';
import { EmptyState } from '../../components/ui/empty-state/empty-state';
import { MoneyRow, Row, Rows } from '../../components/ui/rows/rows';
import { StatusCard, statusLooks } from '../../components/ui/status-card/status-card';
import { holdsMoney } from '../../components/wallets/other-wallet-rows';
import { formatLongDate } from '../../lib/format';
import { useStatusWord } from '../../lib/use-status-word';
import { dashTexts } from '../../texts/dash';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { walletTexts } from '../../texts/wallet';

/** Nothing came of the application, or nothing is left of the loan: what was agreed to does not hold. */
export const isNoContract = ({ status }: LoanAccount): boolean =>
  status === 'REJECTED' || status === 'CANCELLED';

export function NoContract({ account }: { account: LoanAccount }) {
  const texts = useTexts(settingsTexts);
  const labels = useTexts(walletTexts);
  const { status, loanNumber, loanAmountXR, selectedCurrency, appliedAt, approvedAt } = account;
  const reason = approvedAt === undefined ? texts.contractCancelled : texts.contractGivenBack;
  return (
    <>
      <p>{status === 'REJECTED' ? texts.contractRejected : reason}</p>
      <StatusCard {...statusLooks[status]} level={3} title={labels.loanStatus} status={useStatusWord(status)}>
        <Rows>
          <Row label={labels.loanNumber}>{loanNumber}</Row>
          <Row label={labels.applicationDate}>{formatLongDate(appliedAt)}</Row>
          <MoneyRow label={labels.borrowingAmount} value={loanAmountXR} currency={selectedCurrency} />
        </Rows>
      </StatusCard>
    </>
  );
}

/** Nothing was withdrawn so far. Who has a loan, or money of an earlier one, finds the way in the wallet. */
export function NoWithdrawal({ loan }: Pick<MemberInfoDto, 'loan'>) {
  const texts = useTexts(settingsTexts);
  const { wallet, answer } = useWallet({ waits: false });
  const isFunded = loan.active || (wallet && holdsMoney(wallet));
  return (
    <EmptyState
      title={texts.noWithdrawal}
      text={texts.noWithdrawalText}
      action={isFunded ? <WalletLink /> : !answer.isPending && <ApplyLink />}
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

export function LoanLink() {
  return (
    <LinkButton to="/loan" replace>
      {useTexts(dashTexts).details}
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
