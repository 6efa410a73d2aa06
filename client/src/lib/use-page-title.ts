import { useEffect } from 'react';
import { useTexts } from '../texts/define-texts';
import { layoutTexts } from '../texts/layout';

/** Names the browser tab: 'Wallet – Pautang'. */
export function usePageTitle(title: string): void {
  const { brand } = useTexts(layoutTexts);
  useEffect(() => {
    document.title = `${title} – ${brand}`;
  }, [title, brand]);
}
