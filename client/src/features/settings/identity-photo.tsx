import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button/button';
import ErrorOutlineRoundedIcon from '~icons/ic/round-error-outline';
import { VisuallyHidden } from '../../components/ui/text/visually-hidden';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { uiTexts } from '../../texts/ui';
import classes from './identity-photos.module.css';

interface IdentityPhotoProps {
  name: string;
  url: string | undefined;
  lost: boolean;
  /** A fresh link is on its way. */
  loading: boolean;
  onEnlarge: () => void;
  onLost: () => void;
  onRetry: () => void;
}

export function IdentityPhoto(props: IdentityPhotoProps) {
  const { name, url, lost, loading, onEnlarge, onLost, onRetry } = props;
  const [retried, setRetried] = useState(false);
  if (lost) {
    const retry = () => {
      setRetried(true);
      onRetry();
    };
    return <LostPhoto name={name} busy={loading} onRetry={retry} />;
  }
  return (
    <PhotoButton
      name={name}
      url={loading ? undefined : url}
      takesFocus={retried}
      onEnlarge={onEnlarge}
      onLost={onLost}
    />
  );
}

interface PhotoButtonProps extends Pick<IdentityPhotoProps, 'name' | 'url' | 'onEnlarge' | 'onLost'> {
  /** It took the place of the button that was pressed. */
  takesFocus: boolean;
}

function PhotoButton({ name, url, takesFocus, onEnlarge, onLost }: PhotoButtonProps) {
  const { enlarge } = useTexts(settingsTexts);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.focus();
    onEnlarge();
  };
  return (
    <button ref={button} type="button" className={classes.photo} aria-haspopup="dialog" onClick={open}>
      {url ? (
        <img className={classes.picture} src={url} alt="" onError={onLost} />
      ) : (
        <span className={classes.picture} />
      )}
      <span aria-hidden className={classes.name}>
        {name}
      </span>
      <VisuallyHidden>{enlarge(name)}</VisuallyHidden>
    </button>
  );
}

function LostPhoto({ name, busy, onRetry }: { name: string; busy: boolean; onRetry: () => void }) {
  const { photoLost } = useTexts(settingsTexts);
  const { tryAgain } = useTexts(uiTexts);
  return (
    <div className={classes.lost}>
      <p className={classes.name}>{name}</p>
      <p role="alert" className={classes.problem}>
        <ErrorOutlineRoundedIcon small />
        {photoLost}
      </p>
      <Button variant="line" small busy={busy} aria-label={`${tryAgain}: ${name}`} onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}
