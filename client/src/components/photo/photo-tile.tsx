import type { UploadKind } from '@pautang/sdk';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import CheckCircleIcon from '~icons/ic/round-check-circle';
import PhotoCameraIcon from '~icons/ic/round-photo-camera';
import { classNames } from '../../lib/class-names';
import { errorMessage } from '../../lib/error-message';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import { useFormAround } from '../form/define-form';
import { Button } from '../ui/button/button';
import { FieldMessage } from '../ui/field/field';
import { Unbroken, VisuallyHidden } from '../ui/text/visually-hidden';
import { notify } from '../ui/toaster/notify';
import { isPhotoReady, type Photo, photoFields, photoKinds, usePhoto } from './photo-store';
import classes from './photo-tile.module.css';
import {
  choosePhoto,
  refusePhoto,
  removePhoto,
  type SendPhoto,
  stopUpload,
  UploadStopped,
  uploadPhoto,
} from './photo-uploads';

interface PhotoTilesProps {
  /** Where they are uploaded to. */
  send: SendPhoto;
  phoneNumber: string;
  onPick?: (kind: UploadKind, file: File) => void;
  onRemove?: (kind: UploadKind) => void;
  /** One below the other also where there is room beside each other. */
  stacked?: boolean;
  /** What was chosen can be taken out again: the form goes on without it. */
  optional?: boolean;
}

/** The photos of an ID and its owner, as fields of the form around them. */
export function PhotoTiles({ stacked, ...props }: PhotoTilesProps) {
  return (
    <div className={classNames(classes.tiles, !stacked && classes.across)}>
      {photoKinds.map((kind) => (
        <PhotoTile key={kind} kind={kind} {...props} />
      ))}
    </div>
  );
}

interface PhotoTileProps extends Omit<PhotoTilesProps, 'stacked'> {
  kind: UploadKind;
}

/** By what the file says of itself. Pickers that know nothing of it leave that to the server, which looks at the content. */
const mayBePhoto = ({ type }: File): boolean => /^(image\/.+|application\/octet-stream|)$/.test(type);

/** One photo: what it looks like, how far it is, and the one thing to do about it. */
function PhotoTile({ kind, send, phoneNumber, onPick, onRemove, optional = false }: PhotoTileProps) {
  const photo = usePhoto(kind);
  const { control } = useFormAround();
  const { field, fieldState } = useController({ control, name: photoFields[kind] });
  // Continue was pressed without it.
  const missing = !optional && fieldState.invalid && !isPhotoReady(photo);
  const texts = useTexts(activationTexts);
  const input = useRef<HTMLInputElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const problemId = useId();
  const { name, short } = texts.photos[kind];
  const isEmpty = photo.status === 'empty';
  const problem = photo.status === 'failed' ? photo.message : missing ? texts.photoMissing : undefined;

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Picking the same file again must count as a pick.
    event.target.value = '';
    if (!file) return;
    if (mayBePhoto(file)) {
      choosePhoto(kind, file);
      onPick?.(kind, file);
      return;
    }
    refusePhoto(kind, texts.photoWrongType);
    notify.error(texts.photoWrongType);
  };
  const retry = () => {
    uploadPhoto(kind, phoneNumber, send).catch((error: unknown) => {
      if (!(error instanceof UploadStopped)) notify.error(errorMessage(error));
    });
  };
  const open = () => input.current?.click();
  const remove = () => {
    removePhoto(kind);
    onRemove?.(kind);
    // What was pressed is gone.
    action.current?.focus();
  };

  const actions = {
    empty: { label: texts.photoAdd, run: open },
    chosen: { label: texts.photoReplace, run: open },
    uploaded: { label: texts.photoReplace, run: open },
    uploading: { label: texts.photoStop, run: () => stopUpload(kind) },
    failed: photo.mayRetry
      ? { label: texts.photoRetry, run: retry }
      : { label: texts.photoReplace, run: open },
  };
  const { label, run } = actions[photo.status];

  return (
    <fieldset
      aria-label={name}
      className={classNames(classes.tile, isEmpty && classes.empty, problem && classes.bad)}
    >
      <Preview kind={kind} photo={photo} />
      <div className={classes.meta}>
        {/* Three of them change at once: each is read with its name. */}
        <div aria-live="polite" aria-atomic="true">
          <p className={classes.name}>{name}</p>
          <PhotoState kind={kind} photo={photo} />
        </div>
        {photo.status === 'uploading' && (
          <ProgressBar label={texts.photoProgress(name)} percent={percentOf(photo)} />
        )}
      </div>
      {problem && (
        <div className={classes.problem}>
          <FieldMessage id={problemId}>{problem}</FieldMessage>
        </div>
      )}
      <div className={classes.action}>
        <Button
          variant={isEmpty ? 'line' : 'bare'}
          small
          icon={isEmpty ? <PhotoCameraIcon small /> : undefined}
          onClick={run}
          aria-describedby={problem ? problemId : undefined}
          ref={(button) => {
            action.current = button;
            field.ref(button);
          }}
        >
          {label}
          <VisuallyHidden> {short}</VisuallyHidden>
        </Button>
        {optional && !isEmpty && photo.status !== 'uploading' && (
          <Button variant="bare" small onClick={remove}>
            {texts.photoRemove}
            <VisuallyHidden> {short}</VisuallyHidden>
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        name={kind}
        accept="image/*"
        capture={kind === 'selfie' ? 'user' : undefined}
        aria-label={name}
        hidden
        onChange={pick}
      />
    </fieldset>
  );
}

/** The photo itself; the drawing until there is one, and for kinds the browser cannot show. */
function Preview({ kind, photo }: { kind: UploadKind; photo: Photo }) {
  const [hiddenUrl, setHiddenUrl] = useState<string>();
  const { previewUrl } = photo;
  return (
    <div className={classes.picture}>
      {previewUrl && previewUrl !== hiddenUrl ? (
        <img src={previewUrl} alt="" className="id-photo" onError={() => setHiddenUrl(previewUrl)} />
      ) : (
        <PhotoDrawing kind={kind} />
      )}
    </div>
  );
}

const percentOf = ({ progress = 0 }: Photo): number => Math.round(progress * 100);

function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classes.bar}
    >
      <div className={classes.sent} style={{ width: `${percent}%` }} />
    </div>
  );
}

/** Read aloud when it changes; the growing number is only to be seen, and the bar tells it to whoever asks. */
function PhotoState({ kind, photo }: { kind: UploadKind; photo: Photo }) {
  const texts = useTexts(activationTexts);
  switch (photo.status) {
    case 'uploading':
      return (
        <p className={classes.quiet}>
          {texts.photoUploading}
          <span aria-hidden>, {percentOf(photo)}%</span>
        </p>
      );
    case 'uploaded':
      return (
        <p className={classes.done}>
          <CheckCircleIcon small />
          {texts.photoUploaded}
        </p>
      );
    case 'chosen':
      return (
        <p className={classes.quiet}>
          <Unbroken>{texts.photoChosen}</Unbroken>
        </p>
      );
    case 'failed':
      return <p className={classes.quiet}>{texts.photoFailed}</p>;
    default:
      return <p className={classes.quiet}>{texts.photos[kind].tip}</p>;
  }
}

/** What the photo will show, drawn until there is one. */
function PhotoDrawing({ kind }: { kind: UploadKind }) {
  return (
    <svg viewBox="0 0 120 76" aria-hidden="true" className={classes.drawing}>
      <rect x="1" y="1" width="118" height="74" rx="8" className={classes.frame} />
      {kind === 'front' && <Front />}
      {kind === 'back' && <Back />}
      {kind === 'selfie' && <Selfie />}
    </svg>
  );
}

function Front() {
  return (
    <>
      <rect x="12" y="18" width="30" height="38" rx="3" className={classes.paper} />
      <circle cx="27" cy="32" r="7" className={classes.part} />
      <path d="M15 56c1-10 6-14 12-14s11 4 12 14z" className={classes.part} />
      <path d="M52 24h54M52 36h38M52 48h46" className={classes.line} />
    </>
  );
}

function Back() {
  return (
    <>
      <path d="M2 14h116v12H2z" className={classes.part} />
      <path d="M14 42h48M14 54h32" className={classes.line} />
      <path
        d="M78 38h2v20h-2zM83 38h5v20h-5zM91 38h2v20h-2zM96 38h4v20h-4zM103 38h2v20h-2z"
        className={classes.part}
      />
    </>
  );
}

function Selfie() {
  return (
    <>
      <ellipse cx="60" cy="33" rx="14" ry="18" className={classes.part} />
      <path d="M29 74c2-13 15-18 31-18s29 5 31 18z" className={classes.part} />
      <path d="M36 15v-5h6M78 10h6v5M36 57v5h6M84 57v5h-6" className={classes.line} />
    </>
  );
}
