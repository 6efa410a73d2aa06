import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/texts';

export const Route = createFileRoute('/_member/wallet')({ component: Wallet });

function Wallet() {
  const { walletTitle } = useTexts().member;
  usePageTitle(walletTitle);
  return <h1>{walletTitle}</h1>;
}
