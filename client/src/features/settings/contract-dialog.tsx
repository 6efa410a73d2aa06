import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../components/layout/load-problem';
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
import { NoLoan } from './nothing-yet';
import { useMember } from './use-member';

export function ContractDialog({ onClose }: { onClose: () => void }) {
  const { phoneNumber } = useSession();
  const texts = useTexts(settingsTexts);
  const { member, ...asked } = useMember();
  const config = useAnswer(configAnswer);
  const { data: wallet } = useQuery(walletOptions(phoneNumber));
  const failure = (!member && asked.error) || (!config.data && config.error);
  const frame = (content: ReactNode, size?: DialogProps['size']) => (
    <Dialog opened size={size} title={texts.links.contract.name} onClose={onClose}>
      {content}
    </Dialog>
  );

  if (failure) {
    const answer = {
      error: failure,
      isFetching: asked.isFetching || config.isFetching,
      refetch: () => Promise.all([asked.refetch(), config.refetch()]),
    };
    return frame(<LoadProblem title={texts.notLoaded} answer={answer} />);
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
