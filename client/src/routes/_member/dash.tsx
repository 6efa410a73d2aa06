import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/texts';

export const Route = createFileRoute('/_member/dash')({ component: Dash });

function Dash() {
  const { homeTitle } = useTexts().member;
  usePageTitle(homeTitle);
  return <h1>{homeTitle}</h1>;
}
