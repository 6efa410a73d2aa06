import { type ComponentType, useDeferredValue } from 'react';
import { LoadProblemCard } from '../../components/layout/load-problem';
import { SkeletonColumns } from '../../components/ui/skeleton/skeleton';
import { sharedAnswer, useAnswer, withThePage } from '../../lib/answer';
import { painted } from '../../lib/painted';
import { useTexts, withTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';

const bars = [[24, 0.5], 48, 48, 44] as const;

/** What the figures that are read first do without comes once its place is shown, and is drawn in slices. */
function arriving<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const view = sharedAnswer(() => withTexts(load()), { retries: 0 });
  return (props: Props) => {
    const { notArrived } = useTexts(loanTexts);
    const answer = useAnswer(view);
    const View = useDeferredValue(answer.data);
    if (View) return <View {...props} />;
    return answer.isError ? (
      <LoadProblemCard title={notArrived} answer={withThePage(answer)} />
    ) : (
      <SkeletonColumns first={bars} second={bars} />
    );
  };
}

const parts = () => import('./later');

export const LaterPieces = arriving(async () => {
  await painted();
  return (await parts()).LaterPieces;
});
export const ApprovedPieces = arriving(async () => (await parts()).ApprovedPieces);
export const StatementView = arriving(async () => (await parts()).StatementView);
export const HardshipView = arriving(async () => (await import('./hardship-view')).HardshipView);
export const TopUpView = arriving(async () => (await import('./top-up-view')).TopUpView);
