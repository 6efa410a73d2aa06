import {
  BaseHttpRequest,
  type CancelablePromise,
  type OpenAPIConfig,
  type UploadedDto,
  type UploadFormDto,
  UploadService,
} from './generated';
import type { ApiRequestOptions } from './generated/core/ApiRequestOptions';
import type { SessionRequest } from './session-request';
import { type OnProgress, sendForm } from './upload-request';

export interface UploadOptions {
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal;
}

/** The same session, which also tells how its uploads go on; only a browser can. */
class ReportingRequest extends BaseHttpRequest {
  constructor(
    config: OpenAPIConfig,
    private readonly session: SessionRequest,
    private readonly onProgress: OnProgress,
  ) {
    super(config);
  }

  override request<T>(options: ApiRequestOptions): CancelablePromise<T> {
    return this.session.inSession((config) => sendForm<T>(config, options, this.onProgress));
  }
}

/**
 * Uploads a photo like `UploadService.uploadImage`, tells how it goes on where the platform can, and stops at a
 * signal.
 * @throws ApiError, or the signal's reason
 */
export async function uploadImage(
  request: SessionRequest,
  form: UploadFormDto,
  { onProgress, signal }: UploadOptions = {},
): Promise<UploadedDto> {
  signal?.throwIfAborted();
  const reports = onProgress && typeof XMLHttpRequest !== 'undefined';
  const service = new UploadService(
    reports ? new ReportingRequest(request.config, request, onProgress) : request,
  );
  const uploading = service.uploadImage({ formData: form });
  const stop = () => uploading.cancel();
  signal?.addEventListener('abort', stop);
  try {
    return await uploading;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
