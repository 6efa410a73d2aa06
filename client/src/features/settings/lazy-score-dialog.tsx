import { useLazyDialog } from '../../components/ui/dialog/use-lazy-dialog';
import { sharedAnswer } from '../../lib/answer';
import type { ScoreDialogProps } from './score-dialog';

const scoreDialog = sharedAnswer(async () => (await import('./score-dialog')).ScoreDialog, { retries: 0 });

export function LazyScoreDialog(props: ScoreDialogProps) {
  const Loaded = useLazyDialog(scoreDialog, props.onClose);
  return Loaded ? <Loaded {...props} /> : null;
}
