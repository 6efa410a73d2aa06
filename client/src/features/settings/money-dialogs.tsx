import type { LoanStatus } from '@pautang/sdk';
import { isOpenLoan, type LoanAccount, useLoanAccount, useLoanLimits } from '../../api/loan';
import { loanOf, useMember } from '../../api/member';
import { useWallet } from '../../api/wallet';
import { Assistant } from '../../components/assistant/assistant';
import { LoadProblem } from '../../components/layout/load-problem';
import { StaleNote } from '../../components/layout/loaded';
import { DueFigure, LateNote } from '../../components/payment/due-figure';
import { Paying } from '../../components/payment/paying';
import { PaymentClaims } from '../../components/payment/payment-claims';
import { FitAmount } from '../../components/ui/amount/amount';
import { LinkButton } from '../../components/ui/button/button';
import { Panel } from '../../components/ui/card/card';
import { MoneyRow, Rows } from '../../components/ui/rows/rows';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { holdsMoney, OtherWalletRows } from '../../components/wallets/other-wallet-rows';
import { formatLongDate, formatMoney } from '../../lib/format';
import { limitText } from '../../lib/own-limits';
import { useTexts } from '../../texts/define-texts';
import { limitsTexts } from '../../texts/limits';
import { paymentTexts } from '../../texts/payment';
import { settingsTexts } from '../../texts/settings';
import { walletTexts } from '../../texts/wallet';
import { ApplyLink, LoanLink, WalletLink } from './no-contract';
import { TipDialog, type TipDialogProps } from './tip-dialog';

export function TransferDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsTexts);
  const { availableBalance, notLoaded } = useTexts(walletTexts);
  const { wallet, answer } = useWallet({ waits: false });
  const { data } = answer;
  const isWithout = data !== undefined && !wallet;
  const isFunded = wallet !== undefined && holdsMoney(wallet);
  return (
    <TipDialog
      title={texts.links.transfer.name}
      tip={texts.transferTip}
      onClose={onClose}
      missing={!data && answer.isError ? { title: notLoaded, answer } : undefined}
      figure={
        wallet && {
          label: `${availableBalance} ${wallet.selectedCurrency}`,
          amount: (
            <>
              <FitAmount value={wallet.wallet} currency={wallet.selectedCurrency} />
              <OtherWalletRows wallet={wallet} />
            </>
          ),
        }
      }
      text={data === undefined || isFunded ? texts.transferText : texts.transferNoWallet}
      action={isWithout ? <ApplyLink /> : <WalletLink />}
    >
      <StaleNote answer={answer} />
    </TipDialog>
  );
}

export function BorrowDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsTexts);
  const ownTexts = useTexts(limitsTexts);
  // Not by the member's details, to which a loan that is repaid is still one.
  const { account, answer: loanAnswer } = useLoanAccount({ waits: false });
  const limitsAnswer = useLoanLimits();
  const { data: limits } = limitsAnswer;
  const missing = [
    !loanAnswer.data && loanAnswer.isError && { title: texts.notLoaded, answer: loanAnswer },
    !limits && limitsAnswer.isError && { title: ownTexts.notLoaded, answer: limitsAnswer },
  ].find((problem) => problem !== false);
  const hasLoan = isOpenLoan(account?.status);
  const range = limits && texts.borrowLimits(formatMoney(limits.minLoan), limits.terms);
  const own = limits && limitText(limits, ownTexts);
  return (
    <TipDialog
      title={texts.links.borrow.name}
      tip={texts.borrowTip}
      onClose={onClose}
      missing={missing}
      figure={limits && { label: texts.borrowFigure, amount: <FitAmount value={limits.maxLoan} /> }}
      text={[range, own, hasLoan && besideWords(account?.status, texts)].filter(Boolean).join(' ')}
      action={hasLoan ? <LoanLink /> : <ApplyLink />}
    >
      <StaleNote answer={limitsAnswer} />
      {!limitsAnswer.error && <StaleNote answer={loanAnswer} />}
    </TipDialog>
  );
}

/** Whether one may borrow beside what is open: the page of a loan that runs says so, and nothing else has a way to it. */
function besideWords(status: LoanStatus | undefined, texts: (typeof settingsTexts)['en']): string {
  if (status === 'WRITTEN_OFF') return texts.borrowWrittenOff;
  return status === 'APPROVED' ? texts.borrowHasLoan : texts.borrowWaiting;
}

type PayParts = Partial<Pick<TipDialogProps, 'tip' | 'figure' | 'text' | 'children' | 'action'>>;

const bars = [180, 24, 24, 24] as const;

export function PayDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsTexts);
  return <TipDialog title={texts.links.pay.name} tip={texts.payTip} onClose={onClose} {...usePayParts()} />;
}

function usePayParts(): PayParts {
  const texts = useTexts(paymentTexts);
  const { payTipWrittenOff } = useTexts(settingsTexts);
  const { account, answer } = useLoanAccount({ waits: false });
  const { data } = answer;
  const before = usePartsBeforeApproval();
  if (!data && answer.isError) {
    return { children: <LoadProblem title={texts.notLoaded} answer={answer} /> };
  }
  if (!data) return { children: <Skeleton bars={bars} /> };
  if (account?.status === 'REPAID') return { text: texts.repaid, action: <ApplyLink /> };
  if (account?.status !== 'APPROVED' && account?.status !== 'WRITTEN_OFF') return before;
  return {
    ...(account.status === 'WRITTEN_OFF' && { tip: payTipWrittenOff }),
    children: (
      <>
        <StaleNote answer={answer} />
        <WhatToPay account={account} />
      </>
    ),
    action: (
      <LinkButton to="/loan" replace>
        {texts.seeSchedule}
      </LinkButton>
    ),
  };
}

/** What is due, what comes next, what would settle everything, and where to pay it. */
function WhatToPay({ account }: { account: LoanAccount }) {
  const { settleOn } = useTexts(paymentTexts);
  return (
    <>
      <Panel>
        <DueFigure level={3} account={account} />
        <LateNote account={account} />
        {account.status === 'APPROVED' && (
          <Rows>
            <MoneyRow
              label={settleOn(formatLongDate(account.asOf))}
              value={account.payoffAmount}
              currency={account.selectedCurrency}
            />
          </Rows>
        )}
      </Panel>
      <Paying account={account} />
      <PaymentClaims account={account} />
    </>
  );
}

/** What an application will come to once it is approved; or that there is none. */
function usePartsBeforeApproval(): PayParts {
  const texts = useTexts(settingsTexts);
  const answer = useMember();
  const { data: member } = answer;
  if (!member && answer.isError) {
    return { children: <LoadProblem title={texts.notLoaded} answer={answer} /> };
  }
  if (!member) return { children: <Skeleton bars={bars} /> };
  const loan = loanOf(member);
  const note = <StaleNote answer={answer} />;
  if (!loan) return { children: note, text: texts.payNoLoan, action: <ApplyLink /> };
  return {
    children: (
      <>
        {note}
        <Assistant />
      </>
    ),
    figure: {
      label: texts.payFigure,
      amount: <FitAmount value={loan.installmentAmountXR} currency={loan.selectedCurrency} />,
    },
    text: `${texts.payInstallments(loan.installmentCount)} ${texts.payHow}`,
    action: (
      <LinkButton to="/contact" replace>
        {texts.contactUs}
      </LinkButton>
    ),
  };
}
