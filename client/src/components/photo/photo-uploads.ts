import type { UploadKind } from '@pautang/sdk';
import { ApiError } from '../../api/problem';
import type { uploadPhoto as sendPhoto } from '../../api/upload';
import { errorMessage } from '../../lib/error-message';
import { activationTexts } from '../../texts/activation';
import { textsNow } from '../../texts/define-texts';
import { forgetKept } from './kept-sealed';
import { type Photo, photoFields, photoKinds, photoStore } from './photo-store';
import { prepareImage } from './prepare-image';

/** Sends a photo to where it is needed. */
export type SendPhoto = typeof sendPhoto;

/** The member pressed Stop: no failure, and nothing to say sorry for. */
export class UploadStopped extends Error {
  constructor() {
    super(textsNow(activationTexts).uploadStopped);
  }
}

interface RunningUpload {
  stopping: AbortController;
  /** Settles with the upload, so that a second press of Continue waits for the same one. */
  done?: Promise<string>;
}

const running = new Map<UploadKind, RunningUpload>();

/** Too large, or no picture: the same file fails again. */
const isHopeless = (error: unknown): boolean =>
  error instanceof ApiError && [413, 415].includes(error.status);

export function choosePhoto(kind: UploadKind, file: File): void {
  stopUpload(kind);
  photoStore.put(kind, { status: 'chosen', file, previewUrl: URL.createObjectURL(file) });
}

/** A file that is no picture never takes the place of one that is. */
export function refusePhoto(kind: UploadKind, message: string): void {
  const { status } = photoStore.get()[kind];
  if (status === 'empty' || status === 'failed') photoStore.put(kind, { status: 'failed', message });
}

export function removePhoto(kind: UploadKind): void {
  stopUpload(kind);
  photoStore.put(kind, { status: 'empty', isTakenOut: true });
}

export function stopUpload(kind: UploadKind): void {
  const upload = running.get(kind);
  if (!upload) return;
  running.delete(kind);
  upload.stopping.abort();
  const { message: _message, progress: _progress, ...photo } = photoStore.get()[kind];
  photoStore.put(kind, { ...photo, status: 'chosen' });
}

/** The same failure, about the photo: a form leads to its field. */
function aboutPhoto(kind: UploadKind, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message, problem, retryAfterSeconds, requestId } = error;
  const fieldErrors = [{ field: photoFields[kind], message: errorMessage(error) }];
  return new ApiError(status, code, message, fieldErrors, problem, retryAfterSeconds, requestId);
}

function failed(photo: Omit<Photo, 'status'>, error: unknown): Photo {
  return { ...photo, status: 'failed', message: errorMessage(error), mayRetry: !isHopeless(error) };
}

async function upload(
  { kind, phoneNumber, file }: { kind: UploadKind; phoneNumber: string; file: File },
  send: SendPhoto,
  own: RunningUpload,
): Promise<string> {
  const photo = { file, previewUrl: photoStore.get()[kind].previewUrl };
  // Signing out meanwhile empties the draft, and then there is no place for the result.
  const put = (next: Photo) => {
    if (photoStore.get()[kind].file === file) photoStore.put(kind, next);
  };
  const { signal } = own.stopping;
  const onProgress = (progress: number) => {
    if (!signal.aborted) put({ ...photo, status: 'uploading', progress });
  };
  onProgress(0);
  try {
    const image = await prepareImage(file, signal);
    const url = await send({ image, kind, phoneNumber }, { onProgress, signal });
    put({ ...photo, status: 'uploaded', url });
    return url;
  } catch (error) {
    if (signal.aborted) throw new UploadStopped();
    put(failed(photo, error));
    if (isHopeless(error)) forgetKept(phoneNumber, kind);
    throw aboutPhoto(kind, error);
  } finally {
    if (running.get(kind) === own) running.delete(kind);
  }
}

/** Uploads a picked photo, unless it was uploaded before, and answers its address. @throws ApiError, UploadStopped */
export async function uploadPhoto(
  kind: UploadKind,
  phoneNumber: string,
  send: SendPhoto,
): Promise<string | undefined> {
  const { status, file, url, message = '' } = photoStore.get()[kind];
  // Left out in silence it would seem to have gone along; who does without it takes it out.
  if (status === 'failed' && !file) throw aboutPhoto(kind, new ApiError(415, 'NOT_AN_IMAGE', message));
  if (status === 'uploaded' || !file) return url;
  const own: RunningUpload = running.get(kind) ?? { stopping: new AbortController() };
  running.set(kind, own);
  own.done ??= upload({ kind, phoneNumber, file }, send, own);
  return own.done;
}

/**
 * Uploads what is not uploaded yet, each to its end, and then fails with the first failure, if any; what was chosen anew
 * meanwhile comes after it, and what was taken out stays behind. Answers the addresses by their fields: by now the photos may be forgotten, where their form was
 * left.
 */
export async function uploadPhotos(
  phoneNumber: string,
  send: SendPhoto,
): Promise<Record<string, string | undefined>> {
  const results = await Promise.allSettled(photoKinds.map((kind) => uploadPhoto(kind, phoneNumber, send)));
  const reasons: unknown[] = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  const failure = reasons.find((reason) => !(reason instanceof UploadStopped)) ?? reasons[0];
  if (failure) throw failure;
  const photos = photoStore.get();
  if (photoKinds.some((kind) => photos[kind].status === 'chosen')) return uploadPhotos(phoneNumber, send);
  const urls = results.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
  return Object.fromEntries(
    photoKinds.map((kind, index) => [photoFields[kind], photos[kind].isTakenOut ? undefined : urls[index]]),
  );
}

/** The server did not take an address: the photo has to be uploaded anew. One that did not get that far says why itself. */
export function markRefusedPhotos(error: ApiError): void {
  for (const kind of photoKinds) {
    const message = error.fieldError(photoFields[kind]);
    const { status, file, previewUrl } = photoStore.get()[kind];
    if (message === undefined || status === 'failed') continue;
    photoStore.put(kind, { status: 'failed', file, previewUrl, message, mayRetry: file !== undefined });
  }
}
