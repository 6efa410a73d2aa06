import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/texts';

export const Route = createFileRoute('/_member/activate')({ component: Activate });

function Activate() {
  const { activateTitle } = useTexts().member;
  usePageTitle(activateTitle);
  return <h1>{activateTitle}</h1>;
}
