import { useAnswer } from '../../lib/answer';
import { useLanguage } from '../../lib/language';
import { useTexts } from '../../texts/define-texts';
import { disclosureLabels } from '../../texts/documents';
import { legalTexts } from '../../texts/legal';
import { Button } from '../ui/button/button';
import { Dialog } from '../ui/dialog/dialog';
import { useCloseWithout } from '../ui/dialog/use-lazy-dialog';
import { type Disclosed, DisclosureStatement } from './disclosure-statement';
import { LegalSkeleton, Printable } from './legal-text';
import { answerOf } from './use-legal-document';

export interface DisclosureDialogProps {
  disclosed: Disclosed;
  onClose: () => void;
}

/** The disclosure statement of a loan that is not agreed to yet. */
export function DisclosureDialog({ disclosed, onClose }: DisclosureDialogProps) {
  const texts = useTexts(legalTexts);
  const { data: labels, failures } = useAnswer(answerOf(disclosureLabels[useLanguage()]));
  useCloseWithout(failures, onClose);
  return (
    <Dialog
      opened
      title={texts.titles.disclosure}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.ok}</Button>}
    >
      {labels ? (
        <Printable title={texts.titles.disclosure}>
          <DisclosureStatement labels={labels} {...disclosed} />
        </Printable>
      ) : (
        <LegalSkeleton />
      )}
    </Dialog>
  );
}
