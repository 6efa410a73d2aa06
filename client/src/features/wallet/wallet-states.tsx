import { LoadProblem, type LoadProblemProps } from '../../components/layout/load-problem';
import { LinkButton } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { EmptyState } from '../../components/ui/empty-state/empty-state';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';

const balanceBars = [
  { id: 'label', width: 0.4, height: 20 },
  { id: 'balance', width: 0.7, height: 56 },
  { id: 'withdraw', height: 54 },
  { id: 'bar', height: 20 },
  { id: 'used', width: 0.6, height: 44 },
];

const statusBars = [
  { id: 'status', height: 56 },
  { id: 'date', height: 24 },
  { id: 'amount', height: 24 },
  { id: 'number', height: 24 },
  { id: 'company', height: 24 },
];

export function WalletLoading() {
  return (
    <div className="columns">
      <Card>
        <Skeleton bars={balanceBars} />
      </Card>
      <Card aria-hidden>
        <Skeleton bars={statusBars} />
      </Card>
    </div>
  );
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
