import { createContext, useContext, useEffect } from 'react';
import { useTexts } from '../texts/define-texts';
import { layoutTexts } from '../texts/layout';

/** Is told the title while the page is rendered. Where a page is rendered to a file there is no tab to name. */
export const PageTitleContext = createContext<((title: string) => void) | undefined>(undefined);

/** Names the browser tab: 'Wallet – Pautang'. */
export function usePageTitle(title: string): void {
  const { brand } = useTexts(layoutTexts);
  const fullTitle = `${title} – ${brand}`;
  useContext(PageTitleContext)?.(fullTitle);
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
}
