import { useEffect, useRef, useState } from 'react';
import ErrorOutlineRoundedIcon from '~icons/ic/round-error-outline';
import { useMember } from '../../api/member';
import { Button } from '../../components/ui/button/button';
import { Dialog, opensDialog } from '../../components/ui/dialog/dialog';
import { VisuallyHidden } from '../../components/ui/text/visually-hidden';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { uiTexts } from '../../texts/ui';
import classes from './identity-photos.module.css';

const kinds = ['front', 'back', 'selfie'] as const;
type PhotoKind = (typeof kinds)[number];

/** The three photos of the identity step. Their links run out, so none is used while fresh ones are on their way. */
export function IdentityPhotos() {
  const { data: member, isFetching, dataUpdatedAt, refetch } = useMember();
  const { photos } = useTexts(settingsTexts);
  const { name: enlarged, open, close } = usePlace('reading', kinds);
  // Which photo failed with the links of which answer: newer links count anew.
  const [lost, setLost] = useState<Partial<Record<PhotoKind, number>>>({});
  const [retried, setRetried] = useState<PhotoKind>();
  const urls: Record<PhotoKind, string | undefined> = {
    front: member?.imageIdFrontURL,
    back: member?.imageIdBackURL,
    selfie: member?.imageSelfieURL,
  };
  const url = enlarged && urls[enlarged];
  const isWithout = enlarged !== undefined && member !== undefined && !isFetching && !url;
  useEffect(() => {
    if (isWithout) close();
  }, [isWithout, close]);
  const retry = (kind: PhotoKind) => {
    setRetried(kind);
    void refetch();
  };
  const lose = (kind: PhotoKind) => setLost((before) => ({ ...before, [kind]: dataUpdatedAt }));

  return (
    <>
      <ul className={classes.photos}>
        {kinds.map((kind) => (
          <li key={kind}>
            {!urls[kind] || lost[kind] === dataUpdatedAt ? (
              <LostPhoto name={photos[kind]} busy={isFetching} onRetry={() => retry(kind)} />
            ) : (
              <PhotoButton
                name={photos[kind]}
                url={isFetching ? undefined : urls[kind]}
                takesFocus={retried === kind}
                onEnlarge={() => open(kind)}
                onLost={() => lose(kind)}
              />
            )}
          </li>
        ))}
      </ul>
      {enlarged && url && (
        <Dialog opened title={photos[enlarged]} onClose={close}>
          <img
            className={classes.enlarged}
            src={url}
            alt={photos[enlarged]}
            onError={() => {
              lose(enlarged);
              close();
            }}
          />
        </Dialog>
      )}
    </>
  );
}

interface PhotoButtonProps {
  name: string;
  /** Nothing while a fresh link is on its way. */
  url: string | undefined;
  onEnlarge: () => void;
  onLost: () => void;
  /** It took the place of the button that was pressed. */
  takesFocus: boolean;
}

function PhotoButton({ name, url, takesFocus, onEnlarge, onLost }: PhotoButtonProps) {
  const { enlarge } = useTexts(settingsTexts);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      className={classes.photo}
      aria-haspopup="dialog"
      onClick={opensDialog(onEnlarge)}
    >
      {url ? <img className="id-photo" src={url} alt="" onError={onLost} /> : <span className="id-photo" />}
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
