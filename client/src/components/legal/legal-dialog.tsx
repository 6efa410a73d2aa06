import { configAnswer } from '../../api/misc';
import { useAnswer } from '../../lib/answer';
import { useTexts } from '../../texts/define-texts';
import type { LegalKind } from '../../texts/documents';
import { legalTexts } from '../../texts/legal';
import { Button } from '../ui/button/button';
import { Dialog } from '../ui/dialog/dialog';
import { useCloseWithout } from '../ui/dialog/use-lazy-dialog';
import { LegalSkeleton, LegalText, Printable } from './legal-text';
import { useLegalDocument } from './use-legal-document';

/** The contract stands with the figures of its loan, so in a dialog of its own. */
type ReadKind = Exclude<LegalKind, 'loanContract'>;

export interface LegalDialogProps {
  kind: ReadKind;
  /** Turns OK into I AGREE. The close button still closes without agreeing. */
  onAgree?: () => void;
  onClose: () => void;
}

/** Terms, privacy, or what one agrees to with a loan. The text is loaded when the dialog opens. */
export function LegalDialog({ kind, onAgree, onClose }: LegalDialogProps) {
  const texts = useTexts(legalTexts);
  const { data: config, failures: failuresOfConfig } = useAnswer(configAnswer);
  const { document, failures } = useLegalDocument(kind, config);
  useCloseWithout(failures + failuresOfConfig, onClose);
  return (
    <Dialog
      opened
      title={texts.titles[kind]}
      onClose={onClose}
      footer={
        onAgree ? (
          <Button disabled={!document} onClick={onAgree}>
            {texts.agree}
          </Button>
        ) : (
          <Button onClick={onClose}>{texts.ok}</Button>
        )
      }
    >
      {document ? (
        <Printable title={texts.titles[kind]}>
          <p>{document.intro}</p>
          <LegalText
            sections={document.sections}
            heading={kind === 'serviceAgreement' ? texts.article : texts.section}
          />
        </Printable>
      ) : (
        <LegalSkeleton />
      )}
    </Dialog>
  );
}
