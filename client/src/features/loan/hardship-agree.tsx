import type { HardshipCause, HardshipQuoteDto, HardshipWishDto } from '@pautang/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { askForHardship, hardshipQuoteOptions, refreshHardship } from '../../api/hardship';
import { ApiError, mayBeSentAgain } from '../../api/problem';
import { useSession } from '../../api/session';
import { Loaded } from '../../components/layout/loaded';
import { useFailedTries } from '../../components/layout/use-failed-tries';
import { ScheduleTable } from '../../components/legal/schedule-table';
import { Button } from '../../components/ui/button/button';
import { Checkbox } from '../../components/ui/checkbox/checkbox';
import { Dialog } from '../../components/ui/dialog/dialog';
import { Note } from '../../components/ui/note/note';
import { Problem } from '../../components/ui/note/problem';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { formatMoney } from '../../lib/format';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { useSameKey } from '../../lib/use-same-key';
import { textsNow, useTexts } from '../../texts/define-texts';
import { hardshipTexts } from '../../texts/hardship';
import { hardshipFormTexts } from '../../texts/hardship-form';
import classes from './hardship.module.css';
import { HardshipFigures } from './hardship-figures';

const bars = [48, 44, 44, 44, 44, 120] as const;

interface HardshipAgreeProps {
  loanNumber: string;
  wish: HardshipWishDto;
  happened: HardshipCause;
  inOwnWords: string | undefined;
  canPay: number;
  onClose: () => void;
  /** It waits for an answer now, whoever sent it. */
  onAsked: () => void;
}

/** The new schedule, whole, before the member agrees to it. What was agreed to is known by its hash. */
export function HardshipAgree(props: HardshipAgreeProps) {
  const { loanNumber, wish, canPay, onClose } = props;
  const texts = useTexts(hardshipFormTexts);
  const { ways } = useTexts(hardshipTexts);
  const { phoneNumber } = useSession();
  const tickId = useId();
  const answer = useQuery(hardshipQuoteOptions(phoneNumber, loanNumber, wish));
  const quoteHash = answer.data?.quoteHash;
  const [agreedTo, setAgreedTo] = useState<string>();
  // New figures are agreed to anew.
  const isAgreed = quoteHash !== undefined && agreedTo === quoteHash;
  const { asking, problem, ask } = useAsking(props, quoteHash);
  return (
    <Dialog
      opened
      title={texts.agreeTitle}
      onClose={asking ? undefined : onClose}
      footer={
        <>
          <Button variant="line" disabled={asking} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            busy={asking}
            disabled={!isAgreed}
            aria-describedby={isAgreed ? undefined : tickId}
            onClick={ask}
          >
            {texts.ask}
          </Button>
        </>
      }
    >
      <p className="lead">{ways[wish.way](wish.size)}</p>
      <Loaded answer={answer} missing={texts.quoteNotLoaded} bars={bars}>
        {(quote) => (
          <>
            <NewFigures quoteHash={quote.quoteHash} />
            <HardshipFigures quote={quote} canPay={canPay} />
            <NewSchedule quote={quote} />
            <section className="stack">
              <h3>{texts.meaning}</h3>
              <ul className={classes.means}>
                {quote.dueAtOnce !== undefined && quote.dueAtOnce > 0 && (
                  <li>{texts.penaltiesStay(formatMoney(quote.dueAtOnce, quote.selectedCurrency))}</li>
                )}
                {Object.entries(texts.means).map(([name, meaning]) => (
                  <li key={name}>{meaning}</li>
                ))}
              </ul>
            </section>
            <Checkbox
              label={texts.consent}
              checked={isAgreed}
              disabled={asking}
              onChange={(checked) => setAgreedTo(checked ? quote.quoteHash : undefined)}
            />
            {!isAgreed && (
              <p id={tickId} className="remark">
                {texts.tickFirst}
              </p>
            )}
          </>
        )}
      </Loaded>
      {problem && <Problem>{problem}</Problem>}
    </Dialog>
  );
}

/** That they are other figures than those that were shown at first. It comes into view and takes the focus. */
function NewFigures({ quoteHash }: Pick<HardshipQuoteDto, 'quoteHash'>) {
  const texts = useTexts(hardshipFormTexts);
  const [first] = useState(quoteHash);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (quoteHash !== first) note.current?.focus();
  }, [quoteHash, first]);
  if (quoteHash === first) return null;
  return (
    <div ref={note} tabIndex={-1}>
      <Note color="warning">{texts.figuresChanged}</Note>
    </div>
  );
}

function NewSchedule({ quote }: { quote: HardshipQuoteDto }) {
  const texts = useTexts(hardshipFormTexts);
  const { schedule, selectedCurrency, after } = quote;
  return (
    <ScheduleTable
      quote={{
        schedule: [...schedule],
        selectedCurrency,
        loanAmountXR: after.principal,
        financeChargeXR: after.interest,
        totalAmountXR: after.total,
      }}
      dates={texts.dates}
    />
  );
}

/** Asks once for what was agreed to, however often the button is pressed or an answer lost. */
function useAsking(
  { loanNumber, wish, happened, inOwnWords, canPay, onAsked }: HardshipAgreeProps,
  quoteHash: string | undefined,
) {
  const underSameKey = useSameKey();
  const oneAtATime = useOneAtATime();
  const tellFailure = useFailedTries();
  const asking = useMutation({
    mutationFn: (agreedTo: string) => {
      const request = { ...wish, happened, inOwnWords, quoteHash: agreedTo, ...(canPay > 0 && { canPay }) };
      return underSameKey(agreedTo, (key) => askForHardship(key, loanNumber, request));
    },
    onSuccess: () => {
      notify.success(textsNow(hardshipFormTexts).isAsked);
      onAsked();
    },
    onError: async (error) => {
      const isOpen = error instanceof ApiError && error.code === 'HARDSHIP_ALREADY_ASKED';
      if (!isOpen) tellFailure(error);
      if (mayBeSentAgain(error)) return;
      await refreshHardship();
      if (!isOpen) return;
      notify.warning(textsNow(hardshipFormTexts).isOpen);
      onAsked();
    },
  });
  const { error } = asking;
  const isOfFigures = error instanceof ApiError && error.code === 'HARDSHIP_QUOTE_CHANGED';
  return {
    asking: asking.isPending,
    /** Why it is not asked for; that the figures have changed, they say themselves. */
    problem: error && !isOfFigures ? errorMessage(error) : undefined,
    ask: () => quoteHash !== undefined && oneAtATime(() => asking.mutateAsync(quoteHash)),
  };
}
