import { LoadProblemCard } from '../../components/layout/load-problem';
import { SkeletonColumns } from '../../components/ui/skeleton/skeleton';
import { sharedAnswer, useAnswer } from '../../lib/answer';
import { useTexts, withTexts } from '../../texts/define-texts';
import { hardshipTexts } from '../../texts/hardship';
import type { HardshipViewProps } from './hardship-view';

const view = sharedAnswer(() => withTexts((async () => (await import('./hardship-view')).HardshipView)()), {
  retries: 0,
});

const bars = [[24, 0.5], 48, 48, 44] as const;

/** What few need comes when it is opened. */
export function HardshipView(props: HardshipViewProps) {
  const { notArrived } = useTexts(hardshipTexts);
  const answer = useAnswer(view);
  const { data: View } = answer;
  if (View) return <View {...props} />;
  return answer.isError ? (
    <LoadProblemCard title={notArrived} answer={answer} />
  ) : (
    <SkeletonColumns first={bars} second={bars} />
  );
}
