import { type UploadKind, type UploadOptions, uploadCorrectionPhoto, uploadImage } from '@pautang/sdk';
import { api } from './client';

export interface PhotoUpload {
  readonly image: Blob;
  readonly kind: UploadKind;
  readonly phoneNumber: string;
}

/** Uploads a photo for the identity step, and tells how it goes on. Answers its address. @throws ApiError */
export async function uploadPhoto(photo: PhotoUpload, options: UploadOptions): Promise<string> {
  const { url } = await uploadImage(api.request, photo, options);
  return url;
}

/** Uploads a photo for a correction of the ID, and tells how it goes on. Answers its address. @throws ApiError */
export async function uploadOtherPhoto(photo: PhotoUpload, options: UploadOptions): Promise<string> {
  const { url } = await uploadCorrectionPhoto(api.request, photo, options);
  return url;
}
