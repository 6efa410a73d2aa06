import { useAnswer } from '../../lib/answer';
import { useLanguage } from '../../lib/language';
import { useTexts } from '../../texts/define-texts';
import { disclosureLabels } from '../../texts/documents';
import { legalTexts } from '../../texts/legal';
import { type Disclosed, DisclosureStatement } from './disclosure-statement';
import { Printable } from './legal-text';
import { ReadingDialog } from './reading-dialog';
import { answerOf } from './use-legal-document';

interface DisclosureDialogProps {
  disclosed: Disclosed;
  onClose: () => void;
}

/** The disclosure statement of a loan that is not agreed to yet. */
export function DisclosureDialog({ disclosed, onClose }: DisclosureDialogProps) {
  const { disclosure: title } = useTexts(legalTexts).titles;
  const { data: labels, failures } = useAnswer(answerOf(disclosureLabels[useLanguage()]));
  return (
    <ReadingDialog title={title} failures={failures} onClose={onClose}>
      {labels && (
        <Printable title={title}>
          <DisclosureStatement labels={labels} {...disclosed} />
        </Printable>
      )}
    </ReadingDialog>
  );
}
