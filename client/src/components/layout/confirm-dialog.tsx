import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../../lib/error-message';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { Button, type ButtonProps } from '../ui/button/button';
import { Dialog } from '../ui/dialog/dialog';
import { Problem } from '../ui/note/problem';
import { useFailedTries } from './use-failed-tries';

interface ConfirmDialogProps {
  title: string;
  /** Says that nothing is to be done. */
  cancel: string;
  /** Says what is done. */
  action: string;
  variant?: ButtonProps['variant'];
  onClose: () => void;
  /** Does it once, however often the button is pressed, and leaves the dialog; why it is not done is told here. */
  act: () => Promise<void>;
  children: ReactNode;
}

/** Says what will be done before it is done. It cannot be left while that is under way. */
export function ConfirmDialog({
  title,
  cancel,
  action,
  variant,
  onClose,
  act,
  children,
}: ConfirmDialogProps) {
  const oneAtATime = useOneAtATime();
  const tellFailure = useFailedTries();
  const { isPending, error, mutateAsync } = useMutation({
    mutationFn: act,
    onError: (failure) => tellFailure(failure),
  });
  return (
    <Dialog
      opened
      size="small"
      title={title}
      onClose={isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="line" disabled={isPending} onClick={onClose}>
            {cancel}
          </Button>
          <Button variant={variant} busy={isPending} onClick={() => oneAtATime(() => mutateAsync())}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {error && <Problem>{errorMessage(error)}</Problem>}
    </Dialog>
  );
}
