import { usePageTitle } from '../../lib/use-page-title';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';

export function SettingsScreen() {
  const texts = useTexts(settingsTexts);
  usePageTitle(texts.title);
  return <h1>{texts.title}</h1>;
}
