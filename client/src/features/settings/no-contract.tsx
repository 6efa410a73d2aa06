import type { LoanAccount } from '../../api/loan';
import { statusLooks } from '../../components/loan-box/status-looks';
import { Amount } from '../../components/ui/amount/amount';
import { Row, Rows } from '../../components/ui/rows/rows';
import { StatusCard } from '../../components/ui/status-card/status-card';
import { formatLongDate } from '../../lib/format';
import { useStatusWord } from '../../lib/use-words';
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
          <Row label={labels.borrowingAmount}>
            <Amount plain value={loanAmountXR} currency={selectedCurrency} />
          </Row>
        </Rows>
      </StatusCard>
    </>
  );
}
