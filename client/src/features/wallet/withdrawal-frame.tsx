import type { ReactNode } from 'react';
import ArrowBackIcon from '~icons/ic/round-arrow-back';
import { ViewTitle } from '../../components/layout/page-main';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import classes from './withdrawal.module.css';

interface WithdrawalFrameProps {
  title: string;
  backLabel: string;
  onBack: () => void;
  /** The amount and where it goes, on the tinted side. */
  aside: ReactNode;
  children: ReactNode;
}

/** Both steps before the transfer: what goes where, and beside it what it comes to. */
export function WithdrawalFrame({ title, backLabel, onBack, aside, children }: WithdrawalFrameProps) {
  return (
    <div className={classes.frame}>
      <Button variant="bare" small icon={<ArrowBackIcon />} className={classes.back} onClick={onBack}>
        {backLabel}
      </Button>
      <ViewTitle takesFocus>{title}</ViewTitle>
      <Card flush className={classes.card}>
        <div className={classes.aside}>{aside}</div>
        <div className={classes.main}>{children}</div>
      </Card>
    </div>
  );
}
