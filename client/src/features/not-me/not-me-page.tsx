import { Link } from '@tanstack/react-router';
import { stopIntruder } from '../../api/not-me';
import { Assistant } from '../../components/assistant/assistant';
import { StopPage } from '../../components/layout/stop-page';
import { useTexts } from '../../texts/define-texts';
import { notMeTexts } from '../../texts/not-me';

/** Where the links of messages about an account lead. */
export function NotMePage() {
  const texts = useTexts(notMeTexts);
  const { title, question, withoutLink, notMe, stopped, mayBeStopped } = texts;
  const own = { title, question, withoutCode: withoutLink, button: notMe, stopped, mayBeStopped };
  return (
    <StopPage texts={own} stop={stopIntruder}>
      <p>{texts.next}</p>
      <Assistant />
      <Link to="/contact" search={{ dialog: 'recovery' }}>
        {texts.recover}
      </Link>
    </StopPage>
  );
}
