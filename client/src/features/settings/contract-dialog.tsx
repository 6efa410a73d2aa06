import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isContractLoan } from '../../components/legal/contract-figures';
import { LoanContractDialog } from '../../components/legal/lazy-dialogs';
import { LegalSkeleton } from '../../components/legal/legal-skeleton';
import { Dialog, type DialogProps } from '../../components/ui/dialog';
import { useAnswer } from '../../lib/answer';
import { configAnswer } from '../../lib/config';
import { useSession } from '../../lib/session';
import { walletOptions } from '../../lib/wallet.queries';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { LoadFailed } from './member-part';
import { NoLoan } from './nothing-yet';
import { useMember } from './use-member';

export function ContractDialog({ onClose }: { onClose: () => void }) {
  const { phoneNumber } = useSession();
  const { member, error, isFetching, retry } = useMember();
  const config = useAnswer(configAnswer);
  const { data: wallet } = useQuery(walletOptions(phoneNumber));
  const failure = (!member && error) || (!config.data && config.error);
  const frame = (content: ReactNode, size?: DialogProps['size']) => (
    <Frame size={size} onClose={onClose}>
      {content}
    </Frame>
  );

  if (failure) {
    const again = () => {
      retry();
      void config.refetch();
    };
    return frame(<LoadFailed error={failure} busy={isFetching || config.isFetching} onRetry={again} />);
  }
  if (!member || !config.data) return frame(<LegalSkeleton />);
  if (!isContractLoan(member.loan)) return frame(<NoLoan />, 'small');
  return (
    <LoanContractDialog
      member={member}
      config={config.data}
      appliedAt={wallet?.createdAt}
      onClose={onClose}
    />
  );
}

function Frame(props: Pick<DialogProps, 'size' | 'onClose' | 'children'>) {
  return <Dialog opened title={useTexts(settingsTexts).links.contract.name} {...props} />;
}
