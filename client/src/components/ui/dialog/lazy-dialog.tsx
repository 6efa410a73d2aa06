import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { sharedAnswer, useAnswer } from '../../../lib/answer';
import { type Language, useLanguage } from '../../../lib/language';
import { LostTexts } from '../../../lib/lost-texts';
import { loadAgain } from '../../../lib/open-anew';
import { textsNow, withTexts } from '../../../texts/define-texts';
import { uiTexts } from '../../../texts/ui';
import { notify } from '../toaster/notify';

/** A dialog that comes with its texts when it is first opened. When it does not arrive, a message says so and it closes. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  keyOf?: (props: Props, language: Language) => string,
) {
  const dialog = sharedAnswer(() => withTexts(load()), { retries: 0 });
  return Object.assign(
    (props: Props) => {
      const answer = useAnswer(dialog);
      const { data: Loaded } = answer;
      const language = useLanguage();
      useCloseWithout(answer.failures, props.onClose);
      if (!Loaded) return null;
      return (
        <LostTexts part={answer} instead={() => <Lost onClose={props.onClose} />}>
          <Loaded key={keyOf?.(props, language)} {...props} />
        </LostTexts>
      );
    },
    {
      /** For who is likely to open it, so that it is there at once. */
      fetchAhead: () => void dialog.load(),
    },
  );
}

/** Says that a text did not arrive, and closes what would have shown it. */
function closeWithout(onClose: () => void): void {
  const { notArrived, tryAgain } = textsNow(uiTexts);
  // With the page: browsers remember which part of a program did not come.
  notify.error(notArrived, { action: { label: tryAgain, run: loadAgain } });
  onClose();
}

function Lost({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(() => closeWithout(onClose));
  useEffect(() => close(), []);
  return null;
}

/** Closes without a text that did not arrive. What failed before it was opened does not count: it is being asked for once more. */
export function useCloseWithout(failures: number, onClose: () => void): void {
  const [before] = useState(failures);
  const hasFailed = failures > before;
  const close = useEffectEvent(() => closeWithout(onClose));
  useEffect(() => {
    if (hasFailed) close();
  }, [hasFailed]);
}
