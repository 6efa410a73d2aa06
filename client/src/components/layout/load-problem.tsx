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

/** Stands where something would that did not arrive, says why, and offers another try. */
export function LoadProblem({ title, answer: { error, isFetching, refetch } }: LoadProblemProps) {
  const { tryAgain } = useTexts(uiTexts);
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={errorMessage(error)}
        action={
          <Button variant="line" busy={isFetching} onClick={() => void refetch()}>
            {tryAgain}
          </Button>
        }
      />
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
