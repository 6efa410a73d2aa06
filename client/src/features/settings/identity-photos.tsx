import { useEffect, useState } from 'react';
import { Dialog } from '../../components/ui/dialog/dialog';
import { usePlace } from '../../lib/use-place';
import { useTexts } from '../../texts/define-texts';
import { settingsTexts } from '../../texts/settings';
import { IdentityPhoto } from './identity-photo';
import classes from './identity-photos.module.css';
import { useMember } from './use-member';

const kinds = ['front', 'back', 'selfie'] as const;
type PhotoKind = (typeof kinds)[number];

/** The three photos of the identity step. Their links run out, so none is used while fresh ones are on their way. */
export function IdentityPhotos() {
  const { member, isFetching, dataUpdatedAt, refetch } = useMember();
  const { photos } = useTexts(settingsTexts);
  const { name: enlarged, open, close } = usePlace('reading', kinds);
  // Which photo failed with the links of which answer: newer links count anew.
  const [lost, setLost] = useState<Partial<Record<PhotoKind, number>>>({});
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
  const lose = (kind: PhotoKind) => setLost((before) => ({ ...before, [kind]: dataUpdatedAt }));

  return (
    <>
      <ul className={classes.photos}>
        {kinds.map((kind) => (
          <li key={kind}>
            <IdentityPhoto
              name={photos[kind]}
              url={urls[kind]}
              lost={!urls[kind] || lost[kind] === dataUpdatedAt}
              loading={isFetching}
              onEnlarge={() => open(kind)}
              onLost={() => lose(kind)}
              onRetry={() => void refetch()}
            />
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
