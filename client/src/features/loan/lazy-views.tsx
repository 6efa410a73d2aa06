import { type ComponentProps, type ComponentType, useDeferredValue } from 'react';
import { LoadProblemCard } from '../../components/layout/load-problem';
import { Card } from '../../components/ui/card/card';
import { Skeleton, SkeletonColumns } from '../../components/ui/skeleton/skeleton';
import { type Answer, sharedAnswer, useAnswer, withThePage } from '../../lib/answer';
import { LostTexts } from '../../lib/lost-texts';
import { painted } from '../../lib/painted';
import { useTexts, withTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import { ViewFrame } from './view-frame';

interface ToArrive {
  /** The part of the program that is to come. */
  part: Answer<unknown>;
}

/** What the figures that are read first do without comes once its place is shown, and is drawn in slices. */
function arriving<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<Props & ToArrive>,
) {
  const view = sharedAnswer(() => withTexts(load()), { retries: 0 });
  return (props: Props) => {
    const answer = useAnswer(view);
    const View = useDeferredValue(answer.data);
    const place = (part: Answer<unknown>) => <Place {...props} part={part} />;
    if (!View) return place(withThePage(answer));
    return (
      <LostTexts part={answer} instead={place}>
        <View {...props} />
      </LostTexts>
    );
  };
}

const pieceBars = [[24, 0.5], 48, 48, 44] as const;

function Pieces({ part }: ToArrive) {
  const { notArrived } = useTexts(loanTexts);
  return part.isError ? (
    <LoadProblemCard title={notArrived} answer={part} />
  ) : (
    <SkeletonColumns first={pieceBars} second={pieceBars} />
  );
}

type PageProps = ToArrive & Omit<ComponentProps<typeof ViewFrame>, 'children'>;

const pageBars = [[24, 0.5], 48, 48, 44, 44] as const;

/** Holds the place of a whole view: it can be left, and has its name. */
function Page({ part, ...frame }: PageProps) {
  const { pageNotArrived } = useTexts(loanTexts);
  return (
    <ViewFrame {...frame}>
      {part.isError ? (
        <LoadProblemCard title={pageNotArrived} answer={part} />
      ) : (
        <Card>
          <Skeleton bars={pageBars} />
        </Card>
      )}
    </ViewFrame>
  );
}

const parts = () => import('./later');

export const LaterPieces = arriving(async () => {
  await painted();
  return (await parts()).LaterPieces;
}, Pieces);
export const ApprovedPieces = arriving(async () => (await parts()).ApprovedPieces, Pieces);
export const StatementView = arriving(
  async () => (await parts()).StatementView,
  (props) => <Page name="statement" {...props} />,
);
export const HardshipView = arriving(
  async () => (await import('./hardship-view')).HardshipView,
  (props) => <Page name="help" {...props} />,
);
export const TopUpView = arriving(
  async () => (await import('./top-up-view')).TopUpView,
  (props) => <Page name="borrowMore" {...props} />,
);
