import type { UploadKind } from '@pautang/sdk';
import classes from './photo-drawing.module.css';

/** What the photo will show, drawn until there is one. */
export function PhotoDrawing({ kind }: { kind: UploadKind }) {
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
