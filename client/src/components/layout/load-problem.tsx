import { errorMessage } from '../../lib/error-message';
import { useTexts } from '../../texts/define-texts';
import { uiTexts } from '../../texts/ui';
import { Button } from '../ui/button/button';
import { Card } from '../ui/card/card';
import { EmptyState } from '../ui/empty-state/empty-state';

export interface LoadProblemProps {
  title: string;
  /** What was asked for in vain, as the query library or `useAnswer` tells of it. */
  answer: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

interface TryAgainProps {
  answer: Pick<LoadProblemProps['answer'], 'isFetching' | 'refetch'>;
  small?: boolean;
}

/** Asks once more for what did not arrive. */
export function TryAgain({ answer: { isFetching, refetch }, small }: TryAgainProps) {
  return (
    <Button variant="line" small={small} busy={isFetching} onClick={() => void refetch()}>
      {useTexts(uiTexts).tryAgain}
    </Button>
  );
}

/** Stands where something would that did not arrive, says why, and offers another try. */
export function LoadProblem({ title, answer }: LoadProblemProps) {
  return (
    <div role="alert">
      <EmptyState title={title} text={errorMessage(answer.error)} action={<TryAgain answer={answer} />} />
    </div>
  );
}

export function LoadProblemCard(problem: LoadProblemProps) {
  return (
    <Card>
      <LoadProblem {...problem} />
    </Card>
  );
}
