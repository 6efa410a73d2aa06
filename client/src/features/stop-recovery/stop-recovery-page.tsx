import { stopRecovery } from '../../api/auth';
import { Assistant } from '../../components/assistant/assistant';
import { StopPage } from '../../components/layout/stop-page';
import { useTexts } from '../../texts/define-texts';
import { recoveryTexts } from '../../texts/recovery';

/** Where the link leads that tells a member of a recovery. */
export function StopRecoveryPage() {
  const { stopTitle, stopQuestion, stopWithoutCode, stop, stopped, mayBeStopped } = useTexts(recoveryTexts);
  const own = {
    title: stopTitle,
    question: stopQuestion,
    withoutCode: stopWithoutCode,
    button: stop,
    stopped,
    mayBeStopped,
  };
  return (
    <StopPage texts={own} stop={stopRecovery}>
      <Assistant />
    </StopPage>
  );
}
