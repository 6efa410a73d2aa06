import type { CallOptions } from './call';
import { MyDataService, type UploadedDto, type UploadFormDto, UploadService } from './generated';
import type { SessionRequest } from './session-request';
import { type OnProgress, UploadRequest } from './upload-request';

export interface UploadOptions extends CallOptions {
  /** Only a browser can tell. */
  readonly onProgress?: OnProgress;
}

/** Uploads a photo like `UploadService.uploadImage`, and tells how it goes on where the platform can. @throws ApiError */
export async function uploadImage(
  request: SessionRequest,
  form: UploadFormDto,
  { onProgress, ...options }: UploadOptions = {},
): Promise<UploadedDto> {
  return new UploadService(new UploadRequest(request, options, onProgress)).uploadImage({ formData: form });
}

/** Uploads another photo like `MyDataService.uploadPhoto`, and tells how it goes on where the platform can. @throws ApiError */
export async function uploadCorrectionPhoto(
  request: SessionRequest,
  form: UploadFormDto,
  { onProgress, ...options }: UploadOptions = {},
): Promise<UploadedDto> {
  return new MyDataService(new UploadRequest(request, options, onProgress)).uploadPhoto({ formData: form });
}
