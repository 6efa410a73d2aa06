import { SkeletonColumns } from '../../components/ui/skeleton/skeleton';

const balanceBars = [[20, 0.4], [56, 0.7], 54, 20, [44, 0.6]] as const;

const statusBars = [56, 24, 24, 24, 24] as const;

export function WalletLoading() {
  return <SkeletonColumns first={balanceBars} second={statusBars} />;
}
