import { type UploadKind, type UploadOptions, uploadImage } from '@pautang/sdk';
import { api } from './client';

export interface PhotoUpload {
  readonly image: Blob;
  readonly kind: UploadKind;
  readonly phoneNumber: string;
}

/** Uploads a photo, and tells how it goes on. Answers its address. @throws ApiError */
export async function uploadPhoto(photo: PhotoUpload, options: UploadOptions): Promise<string> {
  const { url } = await uploadImage(api.request, photo, options);
  return url;
}
