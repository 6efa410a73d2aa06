import { useEffect, useState } from 'react';
import VisibilityIcon from '~icons/ic/round-visibility';
import { IconButton } from '../../components/ui/button/button';
import { Masked } from '../../components/ui/text/masked';
import { VisuallyHidden } from '../../components/ui/text/visually-hidden';
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
      {shown ? <span className={classes.revealed}>{value}</span> : <Masked value={value} />}
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
