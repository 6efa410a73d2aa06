import type { ReactNode } from 'react';
import ArrowBackIcon from '~icons/ic/round-arrow-back';
import { ViewTitle } from '../../components/layout/page-main';
import { LinkButton } from '../../components/ui/button/button';
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
  children: ReactNode;
}

/** A view of the loan that is a page of its own: how one leaves it, and its name. */
export function ViewFrame({ name, loanNumber, moved, children }: ViewFrameProps) {
  const { pages, back } = useTexts(loanTexts);
  usePageTitle(pages[name]);
  return (
    <div className={name === 'statement' ? classes.statementPage : 'stack-wide'}>
      <LinkButton
        to="/loan"
        search={{ number: loanNumber }}
        variant="bare"
        small
        icon={<ArrowBackIcon />}
        className={classes.back}
      >
        {back}
      </LinkButton>
      <ViewTitle takesFocus={moved}>{pages[name]}</ViewTitle>
      {children}
    </div>
  );
}
