import type { ReactNode } from 'react';
import { Panel } from '../../components/ui/card/card';
import { Dialog } from '../../components/ui/dialog/dialog';
import { Unbroken } from '../../components/ui/text/unbroken';
import classes from './tip-dialog.module.css';

export interface TipDialogProps {
  title: string;
  tip: string;
  /** The sum that the tip is about, where it is known. */
  figure?: { label: string; amount: ReactNode };
  text?: string;
  /** What else there is to know. */
  children?: ReactNode;
  /** The one way on, where it is known. */
  action?: ReactNode;
  onClose: () => void;
}

/** One tip, one figure, one way on. */
export function TipDialog({ title, tip, figure, text, action, onClose, children }: TipDialogProps) {
  return (
    <Dialog opened size="small" title={title} onClose={onClose} footer={action}>
      <p className={classes.tip}>
        <Unbroken>{tip}</Unbroken>
      </p>
      {figure && (
        <Panel className={classes.figure}>
          <h3>{figure.label}</h3>
          {figure.amount}
        </Panel>
      )}
      {children}
      {text && (
        <p className={classes.text}>
          <Unbroken>{text}</Unbroken>
        </p>
      )}
    </Dialog>
  );
}
