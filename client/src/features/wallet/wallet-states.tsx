import { LoadProblem, type LoadProblemProps } from '../../components/layout/load-problem';
import { LinkButton } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { EmptyState } from '../../components/ui/empty-state/empty-state';
import { SkeletonColumns } from '../../components/ui/skeleton/skeleton';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';

const balanceBars = [[20, 0.4], [56, 0.7], 54, 20, [44, 0.6]] as const;

const statusBars = [56, 24, 24, 24, 24] as const;

export function WalletLoading() {
  return <SkeletonColumns first={balanceBars} second={statusBars} />;
}

/** The wallet did not arrive. */
export function WalletFailed({ answer }: Pick<LoadProblemProps, 'answer'>) {
  const { notLoaded } = useTexts(walletTexts);
  return (
    <Card>
      <LoadProblem title={notLoaded} answer={answer} />
    </Card>
  );
}

export function WalletEmpty() {
  const texts = useTexts(walletTexts);
  return (
    <Card>
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <LinkButton to="/dash" variant="gold">
            {texts.emptyAction}
          </LinkButton>
        }
      />
    </Card>
  );
}
