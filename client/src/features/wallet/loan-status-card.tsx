import { Link } from '@tanstack/react-router';
import ChevronRightIcon from '~icons/ic/round-chevron-right';
import { pesos } from '../../api/currency';
import type { LoanAccount } from '../../api/loan';
import { configAnswer } from '../../api/misc';
import type { Wallet } from '../../api/wallet';
import { ReceivedRows } from '../../components/charges/charge-rows';
import { amountToPay, dueLabelOf, overduePayment, paymentOfDay } from '../../components/payment/due-day';
import { DueLine } from '../../components/payment/due-figure';
import { PayLink } from '../../components/payment/pay-link';
import { Amount } from '../../components/ui/amount/amount';
import { Card } from '../../components/ui/card/card';
import { Note } from '../../components/ui/note/note';
import { Row, Rows } from '../../components/ui/rows/rows';
import { StatusCard } from '../../components/ui/status-card/status-card';
import { useAnswer } from '../../lib/answer';
import { classNames } from '../../lib/class-names';
import { formatLongDate } from '../../lib/format';
import { useStatusWord } from '../../lib/use-status-word';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { walletTexts } from '../../texts/wallet';
import classes from './wallet.module.css';

/** Where the application is. What is overdue stands above all else, and so not here once more. */
export function LoanStatusCard({ wallet, account }: { wallet: Wallet; account: LoanAccount | undefined }) {
  const texts = useTexts(walletTexts);
  const { data: config } = useAnswer(configAnswer);
  const { selectedCurrency: currency, statusColor, statusIcon, status, statusMessage } = wallet;
  const word = useStatusWord(status);
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
        <ReceivedRows loan={account?.loanNumber === wallet.loanNumber ? account : wallet} />
        <Row label={texts.loanNumber}>{wallet.loanNumber}</Row>
        {config && <Row label={texts.poweredBy}>{config.companyName}</Row>}
      </Rows>
      {statusMessage && <Note color={statusColor}>{statusMessage}</Note>}
    </StatusCard>
  );
}

/** What is due now, or else the next payment, with the way to the loan and to pay; nothing where nothing is left to pay. */
export function NextPaymentLink({ account }: { account: LoanAccount | undefined }) {
  const texts = useTexts(paymentTexts);
  const amount = account && amountToPay(account);
  if (!account || amount === undefined) return null;
  const { selectedCurrency, asOf } = account;
  const dated = paymentOfDay(account);
  const isLate = overduePayment(account) !== undefined;
  return (
    <Card flush className={classNames(classes.payment, isLate && classes.overdue)}>
      <Link to="/loan" className={classes.link}>
        <span className={classes.words}>
          <span className={classes.line}>
            <span className={classes.nextPaymentLinkLabel}>{texts[dueLabelOf(account)]}</span>{' '}
            <Amount plain value={amount} currency={selectedCurrency} />
          </span>
          {dated && <DueLine payment={dated} asOf={asOf} className={classes.when} />}
        </span>
        <ChevronRightIcon />
      </Link>
      <PayLink variant={isLate ? 'sea' : 'line'} small className={classes.pay} />
    </Card>
  );
}
