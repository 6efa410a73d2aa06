import { useState } from 'react';
import { pesos } from '../../api/currency';
import type { LoanAccount } from '../../api/loan';
import { configAnswer } from '../../api/misc';
import type { Wallet } from '../../api/wallet';
import { overdueSince } from '../../components/payment/due-day';
import { DueLine } from '../../components/payment/due-line';
import { Amount } from '../../components/ui/amount/amount';
import { Note } from '../../components/ui/note/note';
import { Row, Rows } from '../../components/ui/rows/rows';
import { StatusCard } from '../../components/ui/status-card/status-card';
import { VisuallyHidden } from '../../components/ui/text/visually-hidden';
import { useAnswer } from '../../lib/answer';
import { formatLongDate } from '../../lib/format';
import { useStatusWord } from '../../lib/use-words';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';

interface LoanStatusCardProps {
  wallet: Wallet;
  /** The loan as it stands, once it is known. */
  account: LoanAccount | undefined;
}

/** Where the application is. A change while one looks is also said aloud. */
export function LoanStatusCard({ wallet, account }: LoanStatusCardProps) {
  const texts = useTexts(walletTexts);
  const { data: config } = useAnswer(configAnswer);
  const { selectedCurrency: currency, statusColor, statusIcon, status, statusMessage } = wallet;
  const word = useStatusWord(status);
  const [first] = useState(status);
  const since = account && overdueSince(account);
  return (
    <StatusCard
      color={statusColor}
      icon={statusIcon}
      title={texts.loanStatus}
      status={word}
      alarm={since && <DueLine due={since} asOf={account.asOf} />}
    >
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
