import { useEffect, useState } from 'react';
import VisibilityIcon from '~icons/ic/round-visibility';
import { IconButton } from '../../components/ui/button/button';
import { VisuallyHidden } from '../../components/ui/text/visually-hidden';
import { maskAfter3 } from '../../lib/format';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import classes from './settings-screen.module.css';

type Secret = keyof (typeof settingsTexts)['en']['show'];

interface MaskedValueProps {
  value: string;
  /** Names what the eye shows. */
  secret: Secret;
}

/** A number that keeps all but its first three characters to itself until one asks for it. */
export function MaskedValue({ value, secret }: MaskedValueProps) {
  const texts = useTexts(settingsTexts);
  const { shown, wasShown, show } = useReveal();
  const spelled = [...value].join(' ');
  return (
    <span className={classes.value}>
      <Masked value={value} shown={shown} />
      <IconButton
        label={texts.show[secret]}
        icon={<VisibilityIcon />}
        className={classes.eye}
        onClick={show}
      />
      <span role="status">
        <VisuallyHidden>{shown ? texts.shownNow(spelled) : wasShown && texts.hiddenAgain}</VisuallyHidden>
      </span>
    </span>
  );
}

/** As `MaskedValue`, where there is no way to see the rest. */
export function Masked({ value, shown = false }: { value: string; shown?: boolean }) {
  const texts = useTexts(settingsTexts);
  if (shown) return <span className={classes.maskedText}>{value}</span>;
  return (
    <span className={classes.maskedText}>
      <span aria-hidden>{maskAfter3(value)}</span>
      <VisuallyHidden>{texts.restHidden(value.slice(0, 3))}</VisuallyHidden>
    </span>
  );
}

function useReveal() {
  const [shown, setShown] = useState<boolean>();
  const [reveal] = useState(() => createReveal(setShown));
  useEffect(() => reveal.stop, [reveal]);
  return { shown: shown === true, wasShown: shown !== undefined, show: reveal.show };
}

export const revealMs = 3000;

/** Shows something for three seconds, counted from the latest wish to see it. */
export function createReveal(change: (shown: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const show = () => {
    stop();
    change(true);
    timer = setTimeout(() => change(false), revealMs);
  };
  return { show, stop };
}
