import type { ReactNode } from 'react';
import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { Button } from '../ui/button/button';
import { Dialog } from '../ui/dialog/dialog';
import { useCloseWithout } from '../ui/dialog/lazy-dialog';
import { LegalSkeleton } from './legal-text';

interface ReadingDialogProps {
  title: string;
  /** How often the text was asked for in vain. */
  failures: number;
  /** OK, unless there is more to do. */
  footer?: ReactNode;
  onClose: () => void;
  /** Nothing until the text has arrived. */
  children: ReactNode;
}

/** A text that is loaded when the dialog opens. */
export function ReadingDialog({ title, failures, footer, onClose, children }: ReadingDialogProps) {
  const { ok } = useTexts(legalTexts);
  useCloseWithout(failures, onClose);
  return (
    <Dialog opened title={title} onClose={onClose} footer={footer ?? <Button onClick={onClose}>{ok}</Button>}>
      {children || <LegalSkeleton />}
    </Dialog>
  );
}
