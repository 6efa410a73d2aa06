import type { ConfigDto, LoanQuoteDto } from '@pautang/sdk';
import type { LoanAgreement } from '../../api/loan';
import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { Button } from '../ui/button/button';
import { Note } from '../ui/note/note';
import type { Disclosed } from './disclosure-statement';
import { DocumentDownloads } from './document-downloads';
import { Printable } from './legal-text';
import { ContractText, LoanContract } from './loan-contract';
import { ReadingDialog, useLegalDocument } from './reading-dialog';

interface LoanContractDialogProps {
  agreement: LoanAgreement;
  config: ConfigDto;
  /** What is to be known before one reads it. */
  note?: string;
  onClose: () => void;
}

/** The contract as it was agreed to, to read, to print and to download. */
export function LoanContractDialog({ agreement, config, note, onClose }: LoanContractDialogProps) {
  const texts = useTexts(legalTexts);
  const { lender, quote } = agreement;
  const facts = { ...config, ...lender, ...factsOf(quote) };
  const { document, failures } = useLegalDocument('loanContract', facts);
  return (
    <ReadingDialog
      title={texts.titles.loanContract}
      failures={failures}
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
      {document && (
        <>
          {note && <Note>{note}</Note>}
          <DocumentDownloads loanNumber={agreement.loanNumber} />
          <LoanContract document={document} agreement={agreement} />
        </>
      )}
    </ReadingDialog>
  );
}

const factsOf = ({ interestMethod, charges, penaltyRules, topUp }: LoanQuoteDto) => ({
  interestMethod,
  penalty: penaltyRules,
  isCharged: charges !== undefined,
  paysOff: topUp !== undefined,
});

interface ContractPreviewDialogProps {
  disclosed: Disclosed;
  onClose: () => void;
}

/** The contract of a loan that is not agreed to yet, with the figures and the borrower that it would have. */
export function ContractPreviewDialog({ disclosed, onClose }: ContractPreviewDialogProps) {
  const texts = useTexts(legalTexts);
  const { quote, config, borrower } = disclosed;
  const facts = { ...config, ...factsOf(quote) };
  const { document, failures } = useLegalDocument('loanContract', facts);
  const title = texts.titles.loanContract;
  return (
    <ReadingDialog title={title} failures={failures} onClose={onClose}>
      {document && (
        <Printable title={title}>
          <Note>{texts.notSigned}</Note>
          <ContractText
            document={document}
            lender={config}
            borrower={borrower}
            quote={quote}
            dates={texts.scheduleDates}
          />
        </Printable>
      )}
    </ReadingDialog>
  );
}
