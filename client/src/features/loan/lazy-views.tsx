import type { ComponentType } from 'react';
import { LoadProblemCard } from '../../components/layout/load-problem';
import { SkeletonColumns } from '../../components/ui/skeleton/skeleton';
import { sharedAnswer, useAnswer, withThePage } from '../../lib/answer';
import { useTexts, withTexts } from '../../texts/define-texts';
import { hardshipTexts } from '../../texts/hardship';
import { topUpTexts } from '../../texts/top-up';

interface LoanViewProps {
  /** The newest loan without one. */
  loanNumber?: string;
  /** The view took the place of another one. */
  moved: boolean;
  onLeave: () => void;
}

const bars = [[24, 0.5], 48, 48, 44] as const;

/** What few need comes when it is opened. */
const arriving = (load: () => Promise<ComponentType<LoanViewProps>>) =>
  sharedAnswer(() => withTexts(load()), { retries: 0 });

const hardshipView = arriving(async () => (await import('./hardship-view')).HardshipView);
const topUpView = arriving(async () => (await import('./top-up-view')).TopUpView);

interface LazyViewProps extends LoanViewProps {
  view: ReturnType<typeof arriving>;
  notArrived: string;
}

function LazyView({ view, notArrived, ...props }: LazyViewProps) {
  const answer = useAnswer(view);
  const { data: View } = answer;
  if (View) return <View {...props} />;
  return answer.isError ? (
    <LoadProblemCard title={notArrived} answer={withThePage(answer)} />
  ) : (
    <SkeletonColumns first={bars} second={bars} />
  );
}

export function HardshipView(props: LoanViewProps) {
  return <LazyView {...props} view={hardshipView} notArrived={useTexts(hardshipTexts).notArrived} />;
}

export function TopUpView(props: LoanViewProps) {
  return <LazyView {...props} view={topUpView} notArrived={useTexts(topUpTexts).notArrived} />;
}
