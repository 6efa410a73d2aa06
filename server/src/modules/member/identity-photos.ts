import type { ClaimedUpload } from '../upload/upload.service';

/** Where a member's photo of each kind stands; its address is sent under the same name with URL behind it. */
const PHOTO_COLUMNS = { front: 'imageIdFront', back: 'imageIdBack', selfie: 'imageSelfie' } as const;
type PhotoKind = keyof typeof PHOTO_COLUMNS;
type PhotoColumn = (typeof PHOTO_COLUMNS)[PhotoKind];

/** File names, of the photos that are given. */
export type IdentityPhotos = Partial<Record<PhotoColumn, string>>;

/** Addresses as an upload answered them, of the photos that are given. */
export type PhotoAddresses = Partial<Record<`${PhotoColumn}URL`, string | null>>;

export const PHOTO_NAMES = Object.values(PHOTO_COLUMNS);

/** What `UploadService` is to take into use, of the addresses that are given. */
export function claimsOf(addresses: PhotoAddresses): ClaimedUpload[] {
  return Object.entries(PHOTO_COLUMNS).flatMap(([kind, column]) => {
    const address = addresses[`${column}URL`];
    return address == null ? [] : [{ field: `${column}URL`, kind: kind as PhotoKind, address }];
  });
}

/** The file names that were answered for the claims, each under its column. */
export function photosOf(claims: readonly ClaimedUpload[], fileNames: readonly string[]): IdentityPhotos {
  return Object.fromEntries(claims.map(({ kind }, index) => [PHOTO_COLUMNS[kind], fileNames[index]]));
}
