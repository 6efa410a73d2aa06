import type { HardshipQuoteDto, HardshipWayName, HardshipWishDto } from '@pautang/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hardshipQuoteOptions } from '../../api/hardship';
import { isUnanswered } from '../../api/problem';
import { useSession } from '../../api/session';
import { LoadProblem } from '../../components/layout/load-problem';
import { StaleNote } from '../../components/layout/loaded';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { Note } from '../../components/ui/note/note';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { errorMessage } from '../../lib/error-message';
import { useTexts } from '../../texts/define-texts';
import { hardshipTexts } from '../../texts/hardship';
import { hardshipFormTexts } from '../../texts/hardship-form';
import classes from './hardship.module.css';
import { HardshipFigures } from './hardship-figures';

const bars = [48, 44, 44, 44, 44] as const;

interface HardshipWayProps {
  loanNumber: string;
  way: HardshipWayName;
  /** Nothing while it does not say how much. */
  wish: HardshipWishDto | undefined;
  canPay: number;
  /** Chooses how much of it. */
  children: ReactNode;
  onChoose: () => void;
}

/** One way to go on with a loan, with what it costs; or why it cannot be gone. */
export function HardshipWay({ loanNumber, way, wish, canPay, children, onChoose }: HardshipWayProps) {
  const texts = useTexts(hardshipFormTexts);
  const { ways } = useTexts(hardshipTexts);
  const { phoneNumber } = useSession();
  const answer = useQuery({
    ...hardshipQuoteOptions(phoneNumber, loanNumber, wish),
    // What was shown stays until the new figures are there, so that nothing moves.
    placeholderData: (before) => (wish ? keepPreviousData(before) : undefined),
  });
  const { data: quote, error, isPlaceholderData } = answer;
  const isRefused = error !== null && !isUnanswered(error);
  return (
    <Card>
      <div className={classes.way}>
        <h3 className="card-title">{texts.names[way]}</h3>
        <p>{texts.about[way]}</p>
        {children}
        <div className={classes.figures} aria-busy={isPlaceholderData || undefined}>
          {!wish && <p className="quiet">{texts.dayFirst}</p>}
          {isRefused && <Note color="warning">{errorMessage(error)}</Note>}
          {!quote && error && !isRefused && <LoadProblem title={texts.quoteNotLoaded} answer={answer} />}
          {wish && !quote && !error && <Skeleton bars={bars} />}
          {quote && !isRefused && <Costs quote={quote} canPay={canPay} answer={answer} />}
        </div>
        {wish && quote && !isRefused && (
          <Button wide variant="line" aria-label={texts.chooseWay(ways[way](wish.size))} onClick={onChoose}>
            {texts.choose}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface CostsProps {
  quote: HardshipQuoteDto;
  canPay: number;
  answer: Parameters<typeof StaleNote>[0]['answer'];
}

function Costs({ quote, canPay, answer }: CostsProps) {
  return (
    <>
      <StaleNote answer={answer} />
      <HardshipFigures quote={quote} canPay={canPay} />
    </>
  );
}
