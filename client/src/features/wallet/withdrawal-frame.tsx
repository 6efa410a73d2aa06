import type { ReactNode } from 'react';
import ArrowBackIcon from '~icons/ic/round-arrow-back';
import { ViewTitle } from '../../components/layout/page-main';
import { Button } from '../../components/ui/button/button';
import classes from './withdrawal-frame.module.css';

interface WithdrawalFrameProps {
  title: string;
  backLabel: string;
  onBack: () => void;
  children: ReactNode;
}

/** A step of a withdrawal, and what holds its place: the way back and the title stand where they stay. */
export function WithdrawalFrame({ title, backLabel, onBack, children }: WithdrawalFrameProps) {
  return (
    <div className={classes.frame}>
      <Button variant="bare" small icon={<ArrowBackIcon />} className={classes.back} onClick={onBack}>
        {backLabel}
      </Button>
      <ViewTitle takesFocus>{title}</ViewTitle>
      {children}
    </div>
  );
}
