import { CancelablePromise, type OpenAPIConfig } from './generated';
import type { ApiRequestOptions } from './generated/core/ApiRequestOptions';
import type { ApiResult } from './generated/core/ApiResult';
import { catchErrorCodes, getFormData, getHeaders } from './generated/core/request';

/** Hears how much of the body has gone out, from 0 to 1; from the start again when a call is repeated. */
export type OnProgress = (fraction: number) => void;

/**
 * Sends a form as the generated code does, but by XMLHttpRequest: fetch cannot tell how an upload goes on.
 * Paths and queries are filled in by the generated code only, so this is for addresses without them.
 */
export function sendForm<T>(
  config: OpenAPIConfig,
  options: ApiRequestOptions,
  onProgress: OnProgress,
): CancelablePromise<T> {
  return new CancelablePromise<T>(async (resolve, reject, onCancel) => {
    try {
      const headers = await getHeaders(config, options);
      if (onCancel.isCancelled) return;
      const request = new XMLHttpRequest();
      onCancel(() => request.abort());
      const result = await exchange(request, `${config.BASE}${options.url}`, options, headers, onProgress);
      catchErrorCodes(options, result);
      resolve(result.body);
    } catch (error) {
      reject(error);
    }
  });
}

function exchange(
  request: XMLHttpRequest,
  url: string,
  options: ApiRequestOptions,
  headers: Headers,
  onProgress: OnProgress,
): Promise<ApiResult> {
  return new Promise((resolve, reject) => {
    request.open(options.method, url);
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onerror = () => reject(new Error('The connection failed.'));
    request.onload = () => {
      const { status, statusText } = request;
      resolve({ url, ok: status >= 200 && status < 300, status, statusText, body: bodyOf(request) });
    };
    request.send(getFormData(options));
  });
}

function bodyOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return request.responseText;
  }
}
