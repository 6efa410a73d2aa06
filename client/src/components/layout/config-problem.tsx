import type { Answer } from '../../lib/answer';
import { errorMessage } from '../../lib/error-message';
import { useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

interface ConfigProblemProps {
  title: string;
  /** The configuration as it was asked for. */
  answer: Answer<unknown>;
}

/** Stands where something from the configuration would, when it did not come. */
export function ConfigProblem({ title, answer }: ConfigProblemProps) {
  const texts = useTexts(layoutTexts);
  const { error, isFetching, refetch } = answer;
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={errorMessage(error)}
        action={
          <Button variant="line" busy={isFetching} onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
