import { configAnswer } from '../../api/misc';
import { useAnswer } from '../../lib/answer';
import { useTexts } from '../../texts/define-texts';
import type { LegalKind } from '../../texts/documents';
import { legalTexts } from '../../texts/legal';
import { Button } from '../ui/button/button';
import { LegalText, Printable } from './legal-text';
import { ReadingDialog, useLegalDocument } from './reading-dialog';

interface LegalDialogProps {
  /** The contract stands with the figures of its loan, so in a dialog of its own. */
  kind: Exclude<LegalKind, 'loanContract'>;
  /** Turns OK into I AGREE. The close button still closes without agreeing. */
  onAgree?: () => void;
  onClose: () => void;
}

/** Terms, privacy, or what one agrees to with a loan. The text is loaded when the dialog opens. */
export function LegalDialog({ kind, onAgree, onClose }: LegalDialogProps) {
  const texts = useTexts(legalTexts);
  const { data: config, failures: failuresOfConfig } = useAnswer(configAnswer);
  const { document, failures } = useLegalDocument(kind, config);
  return (
    <ReadingDialog
      title={texts.titles[kind]}
      failures={failures + failuresOfConfig}
      onClose={onClose}
      footer={
        onAgree && (
          <Button disabled={!document} onClick={onAgree}>
            {texts.agree}
          </Button>
        )
      }
    >
      {document && (
        <Printable title={texts.titles[kind]}>
          <p>{document.intro}</p>
          <LegalText
            sections={document.sections}
            heading={kind === 'serviceAgreement' ? texts.article : texts.section}
          />
        </Printable>
      )}
    </ReadingDialog>
  );
}
