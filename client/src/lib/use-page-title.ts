import { useDocumentTitle } from '@mantine/hooks';
import { useTexts } from '../texts/texts';

/** Names the browser tab: 'Wallet – Pautang'. */
export function usePageTitle(title: string): void {
  const { brand } = useTexts().layout;
  useDocumentTitle(`${title} – ${brand}`);
}
