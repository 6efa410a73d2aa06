import { useState } from 'react';
import { Dialog } from '../../components/ui/dialog';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import { IdentityPhoto } from './identity-photo';
import classes from './identity-photos.module.css';
import { useMember } from './use-member';

const kinds = ['front', 'back', 'selfie'] as const;
type PhotoKind = (typeof kinds)[number];

/** The three photos of the identity step. Their links run out, so none is used while fresh ones are on their way. */
export function IdentityPhotos() {
  const { member, isFetching, updatedAt, retry } = useMember();
  const { photos } = useTexts(activationTexts);
  const [enlarged, setEnlarged] = useState<PhotoKind>();
  // Which photo failed with the links of which answer: newer links count anew.
  const [lost, setLost] = useState<Partial<Record<PhotoKind, number>>>({});
  const urls: Record<PhotoKind, string | undefined> = {
    front: member?.imageIdFrontURL,
    back: member?.imageIdBackURL,
    selfie: member?.imageSelfieURL,
  };
  const lose = (kind: PhotoKind) => setLost((before) => ({ ...before, [kind]: updatedAt }));

  return (
    <>
      <ul className={classes.photos}>
        {kinds.map((kind) => (
          <li key={kind}>
            <IdentityPhoto
              name={photos[kind].name}
              url={urls[kind]}
              lost={!urls[kind] || lost[kind] === updatedAt}
              loading={isFetching}
              onEnlarge={() => setEnlarged(kind)}
              onLost={() => lose(kind)}
              onRetry={retry}
            />
          </li>
        ))}
      </ul>
      {enlarged && (
        <Dialog opened title={photos[enlarged].name} onClose={() => setEnlarged(undefined)}>
          <img
            className={classes.enlarged}
            src={urls[enlarged]}
            alt={photos[enlarged].name}
            onError={() => {
              lose(enlarged);
              setEnlarged(undefined);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
