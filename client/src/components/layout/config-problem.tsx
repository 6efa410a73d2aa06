import { useAnswer } from '../../lib/answer';
import { configAnswer } from '../../lib/config';
import { errorMessage } from '../../lib/error-message';
import { useTexts } from '../../texts/define-texts';
import { layoutTexts } from '../../texts/layout';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

/** Stands where something from the configuration would, when it did not come. */
export function ConfigProblem({ title }: { title: string }) {
  const texts = useTexts(layoutTexts);
  const { error, isFetching, refetch } = useAnswer(configAnswer);
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
