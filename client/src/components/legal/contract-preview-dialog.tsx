import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { Button } from '../ui/button/button';
import { Dialog } from '../ui/dialog/dialog';
import { useCloseWithout } from '../ui/dialog/use-lazy-dialog';
import { Note } from '../ui/note/note';
import type { Disclosed } from './disclosure-statement';
import { LegalSkeleton, Printable } from './legal-text';
import { ContractText } from './loan-contract';
import { useLegalDocument } from './use-legal-document';

export interface ContractPreviewDialogProps {
  disclosed: Disclosed;
  onClose: () => void;
}

/** The contract of a loan that is not agreed to yet, with the figures and the borrower that it would have. */
export function ContractPreviewDialog({ disclosed, onClose }: ContractPreviewDialogProps) {
  const texts = useTexts(legalTexts);
  const { quote, config, borrower } = disclosed;
  const facts = { ...config, interestMethod: quote.interestMethod };
  const { document, failures } = useLegalDocument('loanContract', facts);
  useCloseWithout(failures, onClose);
  return (
    <Dialog
      opened
      title={texts.titles.loanContract}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.ok}</Button>}
    >
      {document ? (
        <Printable title={texts.titles.loanContract}>
          <Note>{texts.notSigned}</Note>
          <ContractText
            document={document}
            lender={config}
            borrower={borrower}
            quote={quote}
            dates={texts.scheduleDates}
          />
        </Printable>
      ) : (
        <LegalSkeleton />
      )}
    </Dialog>
  );
}
