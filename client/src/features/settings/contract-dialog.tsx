import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../components/layout/load-problem';
import { LoanContractDialog } from '../../components/legal/lazy-dialogs';
import { LegalSkeleton } from '../../components/legal/legal-skeleton';
import { Dialog, type DialogProps } from '../../components/ui/dialog';
import { useAnswer } from '../../lib/answer';
import { configAnswer } from '../../lib/config';
import { agreementOf, loanAgreementOptions } from '../../lib/loan-agreement.queries';
import { useSession } from '../../lib/session';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { NoLoan } from './nothing-yet';

/** The contract of the newest loan, from what was kept when it was agreed to. */
export function ContractDialog({ onClose }: { onClose: () => void }) {
  const { phoneNumber } = useSession();
  const texts = useTexts(settingsTexts);
  const kept = useQuery(loanAgreementOptions(phoneNumber));
  const config = useAnswer(configAnswer);
  const frame = (content: ReactNode, size?: DialogProps['size']) => (
    <Dialog opened size={size} title={texts.links.contract.name} onClose={onClose}>
      {content}
    </Dialog>
  );

  if (!kept.data && kept.isError) return frame(<LoadProblem title={texts.contractNotLoaded} answer={kept} />);
  if (!config.data && config.isError) return frame(<LoadProblem title={texts.notLoaded} answer={config} />);
  if (!kept.data || !config.data) return frame(<LegalSkeleton />);
  const agreement = agreementOf(kept.data);
  if (!agreement) return frame(<NoLoan />, 'small');
  return <LoanContractDialog agreement={agreement} config={config.data} onClose={onClose} />;
}
