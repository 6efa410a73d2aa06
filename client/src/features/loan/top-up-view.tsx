import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { offerAnswer } from '../../api/currency';
import { topUpOfferOptions, useLoanAccount, useLoanLimits } from '../../api/loan';
import { configAnswer } from '../../api/misc';
import { isUndecided } from '../../api/problem';
import { useSession } from '../../api/session';
import { ApplicationFlow } from '../../components/application/application-flow';
import { LoadProblemCard } from '../../components/layout/load-problem';
import { Card } from '../../components/ui/card/card';
import { Note } from '../../components/ui/note/note';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { useAnswer } from '../../lib/answer';
import { errorMessage } from '../../lib/error-message';
import { useTexts } from '../../texts/define-texts';
import { topUpTexts } from '../../texts/top-up';
import classes from './hardship.module.css';
import { AccountEmpty } from './no-loan';
import { TopUpBox } from './top-up-box';
import { shownReason } from './top-up-reason';
import { ViewFrame } from './view-frame';

interface TopUpViewProps {
  /** The newest loan without one. */
  loanNumber?: string;
  /** The view took the place of another one. */
  moved: boolean;
  onLeave: () => void;
}

const bars = [[24, 0.5], 48, 48, 44, 44] as const;

/** Where a member in good standing takes a new loan that pays off the running one. */
export function TopUpView({ loanNumber, moved, onLeave }: TopUpViewProps) {
  const texts = useTexts(topUpTexts);
  const navigate = useNavigate();
  const { account, answer } = useLoanAccount({ loanNumber, waits: false });
  const onContinue = (number: string) => void navigate({ to: '/loan', search: { number }, replace: true });
  return (
    <ApplicationFlow successText={texts.sent} onContinue={onContinue}>
      {(isBack, onCreated) => (
        <ViewFrame name="borrowMore" moved={moved || isBack} onLeave={onLeave}>
          {account && <TopUp loanNumber={account.loanNumber} onCreated={onCreated} />}
          {!account && answer.data && <AccountEmpty />}
          {!answer.data && answer.error && <LoadProblemCard title={texts.notLoaded} answer={answer} />}
          {!answer.data && !answer.error && <Pending />}
        </ViewFrame>
      )}
    </ApplicationFlow>
  );
}

function Pending() {
  return (
    <Card>
      <Skeleton bars={bars} />
    </Card>
  );
}

interface TopUpProps {
  loanNumber: string;
  onCreated: (loanNumber: string) => void;
}

/** What the box needs to know, asked for at once. */
function TopUp({ loanNumber, onCreated }: TopUpProps) {
  const texts = useTexts(topUpTexts);
  const { phoneNumber } = useSession();
  const offer = useQuery(topUpOfferOptions(phoneNumber, loanNumber));
  const limits = useLoanLimits();
  const config = useAnswer(configAnswer);
  const currencies = useAnswer(offerAnswer);
  // Of a loan that was never paid out, or was taken back, another try would say the same.
  if (offer.error && !isUndecided(offer.error)) return <Note>{errorMessage(offer.error)}</Note>;
  const missing = [offer, limits, config, currencies].find(({ data, isError }) => !data && isError);
  if (missing) return <LoadProblemCard title={texts.notLoaded} answer={missing} />;
  if (!offer.data || !limits.data || !config.data || !currencies.data) return <Pending />;
  const currency = currencies.data.currencies.find(({ code }) => code === offer.data.selectedCurrency);
  if (!offer.data.possible) return <Note>{shownReason(offer.data) ?? offer.data.reasonText}</Note>;
  if (!currency) return <Note color="warning">{texts.noRate}</Note>;
  return (
    <>
      <p className={classes.narrow}>{texts.about(loanNumber)}</p>
      <TopUpBox
        offer={offer.data}
        limits={limits.data}
        config={config.data}
        currency={currency}
        onCreated={onCreated}
      />
    </>
  );
}
