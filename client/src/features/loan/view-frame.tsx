import type { ReactNode } from 'react';
import ArrowBackIcon from '~icons/ic/round-arrow-back';
import { ViewTitle } from '../../components/layout/page-main';
import { Button, LinkButton } from '../../components/ui/button/button';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './loan.module.css';

interface ViewFrameProps {
  name: keyof typeof loanTexts.en.pages;
  /** The newest loan without one. */
  loanNumber?: string;
  /** The view took the place of another one. */
  moved: boolean;
  /** Back to where it was opened from, where that is a step of the same page. */
  onLeave?: () => void;
  children: ReactNode;
}

/** A view of the loan that is a page of its own: how one leaves it, and its name. */
export function ViewFrame({ name, loanNumber, moved, onLeave, children }: ViewFrameProps) {
  const { pages, back } = useTexts(loanTexts);
  usePageTitle(pages[name]);
  const way = { variant: 'bare', small: true, icon: <ArrowBackIcon />, className: classes.back } as const;
  return (
    <div className={name === 'statement' ? classes.statementPage : 'stack-wide'}>
      {onLeave ? (
        <Button {...way} onClick={onLeave}>
          {back}
        </Button>
      ) : (
        <LinkButton {...way} to="/loan" search={{ number: loanNumber }}>
          {back}
        </LinkButton>
      )}
      <ViewTitle takesFocus={moved}>{pages[name]}</ViewTitle>
      {children}
    </div>
  );
}
