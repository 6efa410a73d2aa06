import { useLazyDialog } from '../../components/ui/dialog/use-lazy-dialog';
import { sharedAnswer } from '../../lib/answer';
import type { RecoveryDialogProps } from './recovery-dialog';

const recoveryDialog = sharedAnswer(async () => (await import('./recovery-dialog')).RecoveryDialog, {
  retries: 0,
});

/** Few who read the page lost their account: the dialog comes when it is asked for. */
export function LazyRecoveryDialog(props: RecoveryDialogProps) {
  const Loaded = useLazyDialog(recoveryDialog, props.onClose);
  return Loaded ? <Loaded {...props} /> : null;
}
