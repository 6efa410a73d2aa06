import { useTexts } from '../../texts/define-texts';
import { legalTexts } from '../../texts/legal';
import { Note } from '../ui/note/note';
import type { Disclosed } from './disclosure-statement';
import { Printable } from './legal-text';
import { ContractText } from './loan-contract';
import { ReadingDialog } from './reading-dialog';
import { useLegalDocument } from './use-legal-document';

interface ContractPreviewDialogProps {
  disclosed: Disclosed;
  onClose: () => void;
}

/** The contract of a loan that is not agreed to yet, with the figures and the borrower that it would have. */
export function ContractPreviewDialog({ disclosed, onClose }: ContractPreviewDialogProps) {
  const texts = useTexts(legalTexts);
  const { quote, config, borrower } = disclosed;
  const facts = { ...config, interestMethod: quote.interestMethod };
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
