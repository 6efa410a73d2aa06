import { useQuery } from '@tanstack/react-query';
import { useFreshEachDay } from '../../api/kept-fresh';
import { type LoanAccount, loanAccountOf, loanAccountOptions } from '../../api/loan';
import { loanOf } from '../../api/member';
import { useSession } from '../../api/session';
import { Assistant } from '../../components/assistant/assistant';
import { LoadProblem } from '../../components/layout/load-problem';
import { StaleNote } from '../../components/layout/stale-note';
import { amountToPay } from '../../components/payment/due-day';
import { DueFigure, LateNote } from '../../components/payment/due-figure';
import { HowToPay } from '../../components/payment/how-to-pay';
import { FitAmount } from '../../components/ui/amount/amount';
import { LinkButton } from '../../components/ui/button/button';
import { Panel } from '../../components/ui/card/card';
import { MoneyRow, Rows } from '../../components/ui/rows/rows';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { formatLongDate } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { paymentTexts } from '../../texts/payment';
import { settingsTexts } from '../../texts/settings';
import { useMember } from './loaded';
import { ApplyLink } from './no-contract';
import { TipDialog, type TipDialogProps } from './tip-dialog';

type PayParts = Pick<TipDialogProps, 'figure' | 'text' | 'children' | 'action'>;

const bars = [180, 24, 24, 24] as const;

export function PayDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsTexts);
  return <TipDialog title={texts.links.pay.name} tip={texts.payTip} onClose={onClose} {...usePayParts()} />;
}

function usePayParts(): PayParts {
  const texts = useTexts(paymentTexts);
  const { phoneNumber } = useSession();
  const answer = useQuery(loanAccountOptions(phoneNumber));
  const { data } = answer;
  const before = usePartsBeforeApproval();
  useFreshEachDay(answer);
  const account = data && loanAccountOf(data);
  if (!data && answer.isError) {
    return { children: <LoadProblem title={texts.notLoaded} answer={answer} /> };
  }
  if (!data) return { children: <Skeleton bars={bars} /> };
  if (account?.status === 'REPAID') return { text: texts.repaid, action: <ApplyLink /> };
  if (account?.status !== 'APPROVED') return before;
  return {
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
        <Rows>
          <MoneyRow
            label={settleOn(formatLongDate(account.asOf))}
            value={account.payoffAmount}
            currency={account.selectedCurrency}
          />
        </Rows>
      </Panel>
      <HowToPay account={account.howToPay} amount={amountToPay(account)} inDialog />
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
