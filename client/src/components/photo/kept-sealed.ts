import type { UploadKind } from '@pautang/sdk';
import { photoCaches, storage, tabStorage } from '../../lib/storage';
import { photoKinds } from './photo-store';

/**
 * Chosen photos, and the numbers of an ID and an account, wait for a reload as what was typed does: opening the camera
 * reloads tabs on cheap phones. Photos are too large for the tab's storage, and numbers stand open nowhere, so they lie
 * in a cache of the browser, sealed with a key that waits in the tab. Once the tab is closed, or its member has left,
 * nobody can open them any more.
 */
interface Place {
  /** By phone number, as a version of before knows them, and by account: that stays where the number is corrected. */
  readonly owner: string;
  readonly account?: string | null;
  readonly cache: string;
  readonly key: JsonWebKey;
}

/** Those of the activation lie together; each correction has its own, since one may wait while another is typed. */
export type NumbersName = 'numbers' | 'identityNumber' | 'accountNumber';

type KeptName = UploadKind | NumbersName;

const cipher = 'AES-GCM';
const ivBytes = 12;
const dayMs = 86_400_000;

function placeOf(owner: string): Place | undefined {
  const place = tabStorage.read('activationSealed') as Place | undefined;
  const isOwn = place?.account ? place.account === storage.account : place?.owner === owner;
  return isOwn ? place : undefined;
}

async function newPlace(owner: string): Promise<Place> {
  const key = await crypto.subtle.generateKey({ name: cipher, length: 256 }, true, ['encrypt', 'decrypt']);
  const place = {
    owner,
    account: storage.account,
    cache: photoCaches.nameAt(Date.now()),
    key: await crypto.subtle.exportKey('jwk', key),
  };
  // What tabs left that were closed.
  await photoCaches.forget(Date.now() - dayMs);
  return place;
}

const keyOf = ({ key }: Place) => crypto.subtle.importKey('jwk', key, cipher, false, ['encrypt', 'decrypt']);

const addressOf = (name: KeptName) => `/photos/${name}`;

let last: Promise<unknown> = Promise.resolve();

/** One after the other. Where a browser keeps nothing, only a reload is lost. */
function inOrder<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  const done = last.then(work).catch(() => undefined);
  last = done;
  return done;
}

async function seal(owner: string, name: KeptName, open: Blob): Promise<void> {
  const place = placeOf(owner) ?? (await newPlace(owner));
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt(
    { name: cipher, iv },
    await keyOf(place),
    await open.arrayBuffer(),
  );
  const cache = await caches.open(place.cache);
  // Who has left meanwhile leaves nothing.
  if (storage.myPhoneNumber !== owner) return;
  tabStorage.keep('activationSealed', place);
  await cache.put(addressOf(name), new Response(new Blob([iv, sealed], { type: open.type })));
}

async function unseal(place: Place, name: KeptName): Promise<Blob | undefined> {
  const kept = await (await caches.open(place.cache)).match(addressOf(name));
  if (!kept) return undefined;
  const { type } = await kept.clone().blob();
  const bytes = await kept.arrayBuffer();
  const iv = bytes.slice(0, ivBytes);
  const open = await crypto.subtle.decrypt({ name: cipher, iv }, await keyOf(place), bytes.slice(ivBytes));
  return new Blob([open], { type });
}

export function keepPhoto(owner: string, kind: UploadKind, file: File): void {
  void inOrder(() => seal(owner, kind, file));
}

/** What this member chose here before the page was loaded anew. */
export async function keptPhotos(owner: string): Promise<readonly (readonly [UploadKind, File])[]> {
  const found = await inOrder(async () => {
    const place = placeOf(owner);
    if (!place) return [];
    return Promise.all(photoKinds.map(async (kind) => [kind, await unseal(place, kind)] as const));
  });
  return (found ?? []).flatMap(([kind, photo]) =>
    photo ? [[kind, new File([photo], kind, { type: photo.type })] as const] : [],
  );
}

const due = new Set<NumbersName>();

/** Keeps them as they are once it is their turn, so that one types faster than they are sealed. */
export function keepNumbers(owner: string, numbersNow: () => object, name: NumbersName = 'numbers'): void {
  if (due.has(name)) return;
  due.add(name);
  void inOrder(() => {
    due.delete(name);
    return seal(owner, name, new Blob([JSON.stringify(numbersNow())]));
  });
}

/** The numbers that this member typed here before the page was loaded anew. */
export function keptNumbers(owner: string, name: NumbersName = 'numbers'): Promise<unknown> {
  return inOrder(async () => {
    const place = placeOf(owner);
    const kept = place && (await unseal(place, name));
    return kept && JSON.parse(await kept.text());
  });
}

/** The server has it, or never will. */
export function forgetKept(owner: string, name: KeptName): void {
  void inOrder(async () => {
    const place = placeOf(owner);
    if (place) await (await caches.open(place.cache)).delete(addressOf(name));
  });
}

/** The server has them all, or nobody wants them. */
export function forgetSealed(): void {
  due.clear();
  void inOrder(async () => {
    const place = tabStorage.read('activationSealed') as Place | undefined;
    tabStorage.forget('activationSealed');
    if (place) await caches.delete(place.cache);
  });
}
