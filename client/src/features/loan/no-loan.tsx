import { LinkButton } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { EmptyState } from '../../components/ui/empty-state/empty-state';
import { useTexts } from '../../texts/define-texts';
import { loanTexts } from '../../texts/loan';

export function ApplyLink() {
  const { apply } = useTexts(loanTexts);
  return (
    <LinkButton to="/dash" variant="gold">
      {apply}
    </LinkButton>
  );
}

/** Stands where a loan would of who has none. */
export function AccountEmpty() {
  const texts = useTexts(loanTexts);
  return (
    <Card>
      <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={<ApplyLink />} />
    </Card>
  );
}
