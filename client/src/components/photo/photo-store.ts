import type { UploadKind } from '@pautang/sdk';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../lib/listeners';

export const photoFields = {
  front: 'imageIdFrontURL',
  back: 'imageIdBackURL',
  selfie: 'imageSelfieURL',
} as const satisfies Record<UploadKind, string>;

export const photoKinds = Object.keys(photoFields) as UploadKind[];

export interface Photo {
  status: 'empty' | 'chosen' | 'uploading' | 'uploaded' | 'failed';
  /** What was picked; none for a photo that an earlier visit uploaded. */
  file?: File;
  previewUrl?: string;
  /** How much of it has gone out, from 0 to 1. */
  progress?: number;
  /** The address that the upload answered. */
  url?: string;
  /** Why it failed. */
  message?: string;
  /** Whether the same file may go through another time. */
  mayRetry?: boolean;
  /** The member does without it: also where its upload is done already. */
  isTakenOut?: boolean;
}

export type Photos = Readonly<Record<UploadKind, Photo>>;

const none: Photos = { front: { status: 'empty' }, back: { status: 'empty' }, selfie: { status: 'empty' } };

let current = none;
const listeners = new Listeners();

function change(next: Photos): void {
  current = next;
  listeners.tell();
}

function forgetPreview({ previewUrl }: Photo): void {
  if (previewUrl?.startsWith('blob:')) URL.revokeObjectURL(previewUrl);
}

/** The pictures that a member picked, kept while the page lives. */
export const photoStore = {
  get: (): Photos => current,
  put(kind: UploadKind, photo: Photo): void {
    const before = current[kind];
    if (before.previewUrl !== photo.previewUrl) forgetPreview(before);
    change({ ...current, [kind]: photo });
  },
  forget(): void {
    for (const kind of photoKinds) forgetPreview(current[kind]);
    change(none);
  },
};

/** Whether the step may go on with it: it is there, or may still go through. */
export const isPhotoReady = ({ status, mayRetry }: Photo): boolean =>
  status !== 'empty' && (status !== 'failed' || mayRetry === true);

export function usePhoto(kind: UploadKind): Photo {
  return useSyncExternalStore(listeners.add, photoStore.get, () => none)[kind];
}
