import { useState } from 'react';
import { Amount } from '../../components/ui/amount';
import { Note } from '../../components/ui/note';
import { Row, Rows } from '../../components/ui/rows';
import { StatusCard } from '../../components/ui/status-card';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { useAnswer } from '../../lib/answer';
import { configAnswer } from '../../lib/config';
import { formatLongDate } from '../../lib/format';
import { pesos } from '../../lib/loan-offer';
import { useStatusWord } from '../../lib/use-words';
import type { Wallet } from '../../lib/wallet.queries';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';

/** Where the application is. A change while one looks is also said aloud. */
export function LoanStatusCard({ wallet }: { wallet: Wallet }) {
  const texts = useTexts(walletTexts);
  const { data: config } = useAnswer(configAnswer);
  const { selectedCurrency: currency, statusColor, statusIcon, status, statusMessage } = wallet;
  const word = useStatusWord(status);
  const [first] = useState(status);
  return (
    <StatusCard color={statusColor} icon={statusIcon} title={texts.loanStatus} status={word}>
      <Rows>
        <Row label={texts.applicationDate}>{formatLongDate(wallet.createdAt)}</Row>
        <Row
          label={texts.borrowingAmount}
          note={currency !== pesos.code && <Amount plain value={wallet.loanAmountPHP} />}
        >
          <Amount plain value={wallet.loanAmountXR} currency={currency} />
        </Row>
        <Row label={texts.loanNumber}>{wallet.loanNumber}</Row>
        {config && <Row label={texts.poweredBy}>{config.companyName}</Row>}
      </Rows>
      {statusMessage && <Note color={statusColor}>{statusMessage}</Note>}
      <span role="status">
        <VisuallyHidden>{status !== first && `${texts.loanStatus}: ${word}`}</VisuallyHidden>
      </span>
    </StatusCard>
  );
}
