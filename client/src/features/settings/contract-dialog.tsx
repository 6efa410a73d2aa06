import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { agreementOf, loanAccountOf, loanAccountOptions, loanAgreementOptions } from '../../api/loan';
import { configAnswer } from '../../api/misc';
import { useSession } from '../../api/session';
import { LoadProblem } from '../../components/layout/load-problem';
import { LegalSkeleton } from '../../components/legal/legal-text';
import { LoanContractDialog } from '../../components/legal/loan-contract-dialog';
import { Dialog, type DialogProps } from '../../components/ui/dialog/dialog';
import { useAnswer } from '../../lib/answer';
import { useLanguage } from '../../lib/language';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { ApplyLink, isNoContract, NoContract, NoLoan } from './no-contract';

/**
 * The contract of the newest loan, from what was kept when it was agreed to; or why there is none. It comes together with
 * what draws the contract: one dialog stays open from the press on, whatever is still on its way.
 */
export function ContractDialog({ onClose }: { onClose: () => void }) {
  const { phoneNumber } = useSession();
  const texts = useTexts(settingsTexts);
  const language = useLanguage();
  const kept = useQuery(loanAgreementOptions(phoneNumber));
  // Asked for anew each time it opens: a decision may have come in between.
  const loan = useQuery({ ...loanAccountOptions(phoneNumber), staleTime: 0 });
  const config = useAnswer(configAnswer);
  const frame = (content: ReactNode, part: Pick<DialogProps, 'size' | 'footer'> = {}) => (
    <Dialog opened {...part} title={texts.links.contract.name} onClose={onClose}>
      {content}
    </Dialog>
  );

  const lost = [kept, loan].find(({ data, isError }) => data === undefined && isError);
  if (lost) return frame(<LoadProblem title={texts.contractNotLoaded} answer={lost} />);
  if (!config.data && config.isError) return frame(<LoadProblem title={texts.notLoaded} answer={config} />);
  if (!kept.data || !loan.data || !config.data) return frame(<LegalSkeleton />);
  const agreement = agreementOf(kept.data);
  const account = loanAccountOf(loan.data);
  if (!agreement || !account) return frame(<NoLoan />, { size: 'small' });
  if (isNoContract(account)) {
    return frame(<NoContract account={account} />, { size: 'small', footer: <ApplyLink /> });
  }
  const note = account.approvedAt === undefined ? texts.contractUndecided : undefined;
  const shown = { agreement, config: config.data, note, onClose };
  // Each language's text anew: what failed of one says nothing of another.
  return <LoanContractDialog key={language} {...shown} />;
}
