import type { MemberInfoDto, UploadKind } from '@pautang/sdk';
import { useSyncExternalStore } from 'react';
import { session } from '../../api/session';
import { storage } from '../../lib/storage';
import {
  type Draft,
  type DraftValues,
  emptyPhotos,
  emptyValues,
  type FormStep,
  isUntouched,
  type Photo,
  type Photos,
  photoFields,
  photoKinds,
  stepValueNames,
  type ValueName,
} from './activation-draft';

const storageKey = 'activationDraft';

// What may wait in this tab for a reload. Neither ID nor account numbers are among them, and no pictures.
const keptNames: readonly ValueName[] = [
  ...stepValueNames[1],
  ...stepValueNames[2],
  ...stepValueNames[3],
  'identityType',
  'otherIdentityType',
  'bankName',
];

const emptyDraft: Draft = { values: emptyValues, photos: emptyPhotos };

let owner: string | null = null;
let current = emptyDraft;
const listeners = new Set<() => void>();

// A browser may refuse storage altogether. Then only a reload loses what was typed.
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Nothing depends on it.
  }
}

function keep(values: DraftValues): void {
  const kept = Object.fromEntries(keptNames.map((name) => [name, values[name]]));
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify({ phoneNumber: owner, values: kept })));
}

function readKept(phoneNumber: string): Partial<DraftValues> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const { phoneNumber: keptFor, values } = (kept ?? {}) as { phoneNumber?: string; values?: unknown };
    if (keptFor !== phoneNumber || typeof values !== 'object' || values === null) return {};
    const isKept = ([name, value]: [string, unknown]) =>
      keptNames.some((known) => known === name && typeof value === typeof emptyValues[known]);
    return Object.fromEntries(Object.entries(values).filter(isKept)) as Partial<DraftValues>;
  } catch {
    return {};
  }
}

function change(next: Draft): void {
  current = next;
  for (const listener of listeners) listener();
}

function forgetPreview({ previewUrl }: Photo): void {
  if (previewUrl?.startsWith('blob:')) URL.revokeObjectURL(previewUrl);
}

/** What the server already has of a step, for whoever comes back to correct it on another day. */
function savedValues(step: FormStep, info: MemberInfoDto): Partial<DraftValues> {
  const saved = info as unknown as Readonly<Record<string, unknown>>;
  const known = stepValueNames[step].filter((name) => typeof saved[name] === 'string');
  return {
    ...Object.fromEntries(known.map((name) => [name, saved[name]])),
    // The step could not be saved without the consent.
    ...(step === 1 && info.firstName && { isAgree: true }),
  };
}

function savedPhotos(info: MemberInfoDto, photos: Photos): Photos {
  const known = photoKinds.map((kind): [UploadKind, Photo] => {
    const url = info[photoFields[kind]];
    const isKnown = url && photos[kind].status === 'empty';
    return [kind, isKnown ? { status: 'uploaded', url, previewUrl: url } : photos[kind]];
  });
  return Object.fromEntries(known) as Photos;
}

/** What a member typed and picked, kept while the page lives. */
export const draftStore = {
  get: (): Draft => current,

  /** Takes up what this member left, and forgets what another did. */
  open(phoneNumber: string): void {
    if (owner === phoneNumber) return;
    const kept = readKept(phoneNumber);
    draftStore.forget();
    owner = phoneNumber;
    change({ ...emptyDraft, values: { ...emptyValues, ...kept } });
    keep(current.values);
  },

  /**
   * Fills the steps that nobody touched with what the server has of them. An ID belongs to its number, so without the
   * number it counts as untouched.
   */
  fillUntouched(info: MemberInfoDto): void {
    const { values: typed } = current;
    const steps = ([1, 2, 3, 4] as const).filter((step) =>
      step === 4 ? typed.identityNumber === '' : isUntouched(typed, step),
    );
    const values = Object.assign({}, current.values, ...steps.map((step) => savedValues(step, info)));
    change({ values, photos: savedPhotos(info, current.photos) });
  },

  put<Name extends ValueName>(name: Name, value: DraftValues[Name]): void {
    change({ ...current, values: { ...current.values, [name]: value } });
    keep(current.values);
  },

  putPhoto(kind: UploadKind, photo: Photo): void {
    const before = current.photos[kind];
    if (before.previewUrl !== photo.previewUrl) forgetPreview(before);
    change({ ...current, photos: { ...current.photos, [kind]: photo } });
  },

  forget(): void {
    for (const kind of photoKinds) forgetPreview(current.photos[kind]);
    owner = null;
    attempt(() => sessionStorage.removeItem(storageKey));
    change(emptyDraft);
  },
};

// An expired session leaves the phone number, and so the draft, for the next sign-in. Signing out takes both.
session.subscribe(() => {
  const hasLeft = session.get().token === null && storage.myPhoneNumber === null;
  if (hasLeft) draftStore.forget();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, draftStore.get, () => emptyDraft);
}
