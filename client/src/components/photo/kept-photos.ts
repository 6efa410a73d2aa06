import type { UploadKind } from '@pautang/sdk';
import { photoCaches, storage, tabStorage } from '../../lib/storage';
import { photoKinds } from './photo-store';

/**
 * Chosen photos wait for a reload as what was typed does: opening the camera reloads tabs on cheap phones. They are too
 * large for the tab's storage, so they lie in a cache of the browser, sealed with a key that waits in the tab. Once the
 * tab is closed, or its member has left, nobody can open them any more.
 */
interface Place {
  readonly owner: string;
  readonly cache: string;
  readonly key: JsonWebKey;
}

const cipher = 'AES-GCM';
const ivBytes = 12;
const dayMs = 86_400_000;

function placeOf(owner: string): Place | undefined {
  const place = tabStorage.read('activationPhotos') as Place | undefined;
  return place?.owner === owner ? place : undefined;
}

async function newPlace(owner: string): Promise<Place> {
  const key = await crypto.subtle.generateKey({ name: cipher, length: 256 }, true, ['encrypt', 'decrypt']);
  const place = {
    owner,
    cache: photoCaches.nameAt(Date.now()),
    key: await crypto.subtle.exportKey('jwk', key),
  };
  // What tabs left that were closed.
  await photoCaches.forget(Date.now() - dayMs);
  return place;
}

const keyOf = ({ key }: Place) => crypto.subtle.importKey('jwk', key, cipher, false, ['encrypt', 'decrypt']);

const addressOf = (kind: UploadKind) => `/photos/${kind}`;

let last: Promise<unknown> = Promise.resolve();

/** One after the other. Where a browser keeps nothing, only a reload is lost. */
function inOrder<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  const done = last.then(work).catch(() => undefined);
  last = done;
  return done;
}

export function keepPhoto(owner: string, kind: UploadKind, file: File): void {
  void inOrder(async () => {
    const place = placeOf(owner) ?? (await newPlace(owner));
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
    const sealed = await crypto.subtle.encrypt(
      { name: cipher, iv },
      await keyOf(place),
      await file.arrayBuffer(),
    );
    const cache = await caches.open(place.cache);
    // Who has left meanwhile leaves nothing.
    if (storage.myPhoneNumber !== owner) return;
    tabStorage.keep('activationPhotos', place);
    await cache.put(addressOf(kind), new Response(new Blob([iv, sealed], { type: file.type })));
  });
}

async function keptPhoto(place: Place, kind: UploadKind): Promise<File | undefined> {
  const kept = await (await caches.open(place.cache)).match(addressOf(kind));
  if (!kept) return undefined;
  const { type } = await kept.clone().blob();
  const bytes = await kept.arrayBuffer();
  const iv = bytes.slice(0, ivBytes);
  const open = await crypto.subtle.decrypt({ name: cipher, iv }, await keyOf(place), bytes.slice(ivBytes));
  return new File([open], kind, { type });
}

/** What this member chose here before the page was loaded anew. */
export async function keptPhotos(owner: string): Promise<readonly (readonly [UploadKind, File])[]> {
  const found = await inOrder(async () => {
    const place = placeOf(owner);
    if (!place) return [];
    return Promise.all(photoKinds.map(async (kind) => [kind, await keptPhoto(place, kind)] as const));
  });
  return (found ?? []).flatMap(([kind, file]) => (file ? [[kind, file] as const] : []));
}

/** The server has it, or never will. */
export function forgetPhoto(owner: string, kind: UploadKind): void {
  void inOrder(async () => {
    const place = placeOf(owner);
    if (place) await (await caches.open(place.cache)).delete(addressOf(kind));
  });
}

/** The server has them all, or nobody wants them. */
export function forgetPhotos(): void {
  void inOrder(async () => {
    const place = tabStorage.read('activationPhotos') as Place | undefined;
    tabStorage.forget('activationPhotos');
    if (place) await caches.delete(place.cache);
  });
}
