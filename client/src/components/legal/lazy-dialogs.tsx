import { sharedAnswer } from '../../lib/answer';
import { useLanguage } from '../../lib/language';
import { withTexts } from '../../texts/define-texts';
import { useLazyDialog } from '../ui/dialog/use-lazy-dialog';
import type { ContractPreviewDialogProps } from './contract-preview-dialog';
import type { DisclosureDialogProps } from './disclosure-dialog';
import type { LegalDialogProps } from './legal-dialog';
import type { LoanContractDialogProps } from './loan-contract-dialog';

const legalDialog = sharedAnswer(async () => (await withTexts(import('./legal-dialog'))).LegalDialog, {
  retries: 0,
});
const disclosureDialog = sharedAnswer(
  async () => (await withTexts(import('./disclosure-dialog'))).DisclosureDialog,
  {
    retries: 0,
  },
);
const contractPreviewDialog = sharedAnswer(
  async () => (await withTexts(import('./contract-preview-dialog'))).ContractPreviewDialog,
  { retries: 0 },
);
const loanContractDialog = sharedAnswer(
  async () => (await withTexts(import('./loan-contract-dialog'))).LoanContractDialog,
  { retries: 0 },
);

export function LegalDialog(props: LegalDialogProps) {
  const Loaded = useLazyDialog(legalDialog, props.onClose);
  const language = useLanguage();
  // Each text anew: what failed of one says nothing of another.
  return Loaded ? <Loaded key={`${props.kind} ${language}`} {...props} /> : null;
}

export function DisclosureDialog(props: DisclosureDialogProps) {
  const Loaded = useLazyDialog(disclosureDialog, props.onClose);
  const language = useLanguage();
  return Loaded ? <Loaded key={language} {...props} /> : null;
}

export function ContractPreviewDialog(props: ContractPreviewDialogProps) {
  const Loaded = useLazyDialog(contractPreviewDialog, props.onClose);
  const language = useLanguage();
  return Loaded ? <Loaded key={language} {...props} /> : null;
}

export function LoanContractDialog(props: LoanContractDialogProps) {
  const Loaded = useLazyDialog(loanContractDialog, props.onClose);
  const language = useLanguage();
  return Loaded ? <Loaded key={language} {...props} /> : null;
}
