import type { ConfigDto, MemberInfoDto } from '@pautang/sdk';
import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { isContractLoan } from './contract-figures';
import { LegalSkeleton } from './legal-skeleton';
import { LoanContract } from './loan-contract';
import { useCloseWithout } from './use-close-without';
import { useLegalDocument } from './use-legal-document';

export interface LoanContractDialogProps {
  /** With an active loan; without one there is no contract, and nothing opens. */
  member: MemberInfoDto;
  config: ConfigDto;
  /** When the loan was applied for, where the caller knows it. */
  appliedAt?: string;
  onClose: () => void;
}

/** The contract of the member's loan, to read and to print. */
export function LoanContractDialog({ member, config, appliedAt, onClose }: LoanContractDialogProps) {
  const texts = useTexts(legalTexts);
  const { document, isError } = useLegalDocument('loanContract', config);
  useCloseWithout(isError, onClose);
  const { loan } = member;
  if (!isContractLoan(loan)) return null;
  return (
    <Dialog
      opened
      title={texts.titles.loanContract}
      onClose={onClose}
      footer={
        <>
          <Button variant="line" disabled={!document} onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button onClick={onClose}>{texts.ok}</Button>
        </>
      }
    >
      {document ? (
        <LoanContract document={document} config={config} member={member} loan={loan} appliedAt={appliedAt} />
      ) : (
        <LegalSkeleton />
      )}
    </Dialog>
  );
}
