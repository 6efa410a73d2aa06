import { LinkButton } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { EmptyState } from '../../components/ui/empty-state/empty-state';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';
import classes from './loan.module.css';

const dueBars = [
  { id: 'label', width: 0.4, height: 20 },
  { id: 'amount', width: 0.7, height: 56 },
  { id: 'day', width: 0.6, height: 24 },
  { id: 'strips', height: 22 },
  { id: 'paid', width: 0.6, height: 44 },
];

const howBars = [
  { id: 'title', width: 0.5, height: 28 },
  { id: 'bank', height: 24 },
  { id: 'number', height: 24 },
  { id: 'name', height: 24 },
  { id: 'reference', height: 44 },
];

export function AccountLoading() {
  return (
    <div className={classes.columns}>
      <Card>
        <Skeleton bars={dueBars} />
      </Card>
      <Card aria-hidden>
        <Skeleton bars={howBars} />
      </Card>
    </div>
  );
}

export function AccountEmpty() {
  const texts = useTexts(loanTexts);
  return (
    <Card>
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <LinkButton to="/dash" variant="gold">
            {texts.apply}
          </LinkButton>
        }
      />
    </Card>
  );
}
