import type { Language } from '../../lib/language';
import { lazyDialog } from '../ui/dialog/lazy-dialog';

// Each text anew: what failed of one says nothing of another.
const byLanguage = (_: unknown, language: Language) => language;

export const LegalDialog = lazyDialog(
  async () => (await import('./legal-dialog')).LegalDialog,
  ({ kind }, language) => `${kind} ${language}`,
);

export const DisclosureDialog = lazyDialog(async () => {
  const { DisclosureDialog, fetchLabels } = await import('./disclosure-statement');
  fetchLabels();
  return DisclosureDialog;
}, byLanguage);

export const ContractPreviewDialog = lazyDialog(
  async () => (await import('./loan-contract-dialog')).ContractPreviewDialog,
  byLanguage,
);
