import { errorOf } from './api-error';
import type { CallOptions, Running } from './call';
import { BaseHttpRequest, type CancelablePromise } from './generated';
import type { ApiRequestOptions } from './generated/core/ApiRequestOptions';
import { getFormData, getHeaders } from './generated/core/request';
import { contentIn, type SessionConfig, send, urlOf } from './send';
import type { SessionRequest } from './session-request';

/** Hears how much of the body has gone out, from 0 to 1; from the start again when a call is repeated. */
export type OnProgress = (fraction: number) => void;

/** What is on its way and does not tell how it goes on gets a second more for each of these, as a slow network needs. */
const BYTES_A_SECOND = 32_000;
const msFor = (bytes: number) => (bytes / BYTES_A_SECOND) * 1000;

/** The same session for uploads, whose time begins anew whenever a part has gone out. */
export class UploadRequest extends BaseHttpRequest {
  constructor(
    private readonly session: SessionRequest,
    private readonly callOptions: CallOptions = {},
    private readonly onProgress: OnProgress = () => undefined,
  ) {
    super(session.config);
  }

  override request<T>(options: ApiRequestOptions): CancelablePromise<T> {
    const sendOnce = typeof XMLHttpRequest === 'undefined' ? sendWhole : sendInParts;
    return this.session.inSession<T>(
      (config, running) => sendOnce(config, options, running, this.onProgress),
      this.callOptions,
    );
  }
}

function sendWhole<T>(config: SessionConfig, options: ApiRequestOptions, running: Running): Promise<T> {
  const sizes = Object.values(options.formData ?? {}).map((value) =>
    value instanceof Blob ? value.size : 0,
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  // Fetch tells nothing of it.
  running.goesOn(msFor(bytes));
  return send(config, options, running);
}

/** By XMLHttpRequest: fetch cannot tell how an upload goes on. */
async function sendInParts<T>(
  config: SessionConfig,
  options: ApiRequestOptions,
  { signal, goesOn }: Running,
  onProgress: OnProgress,
): Promise<T> {
  const headers = await getHeaders(config, options);
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  signal.addEventListener('abort', stop);
  try {
    return await new Promise<T>((resolve, reject) => {
      request.open(options.method, urlOf(config, options));
      headers.forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        // What the browser has handed over the device may still hold: the last of it goes out unseen.
        goesOn(loaded === total ? msFor(total) : 0);
        if (lengthComputable) onProgress(loaded / total);
      };
      request.onerror = reject;
      request.onabort = reject;
      request.onload = () => {
        try {
          resolve(answerOf(request) as T);
        } catch (error) {
          reject(error);
        }
      };
      if (signal.aborted) reject(signal.reason);
      else request.send(getFormData(options));
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** @throws ApiError, or where it says that it is JSON and is none */
function answerOf(request: XMLHttpRequest): unknown {
  const { status, statusText, responseText } = request;
  const headers = { get: (name: string) => request.getResponseHeader(name) };
  const body = contentIn(responseText, headers.get('content-type'));
  if (status >= 200 && status < 300 && typeof body === 'object') return body;
  throw errorOf({ status, statusText, headers }, body);
}
