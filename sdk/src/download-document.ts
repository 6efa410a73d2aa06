import { CancelablePromise, type Language, type LoanService, type OpenAPIConfig } from './generated';
import type { ApiRequestOptions } from './generated/core/ApiRequestOptions';
import { catchErrorCodes, getHeaders, getResponseBody, sendRequest } from './generated/core/request';
import type { SessionRequest } from './session-request';

export interface DocumentRequest {
  readonly loanNumber: string;
  readonly document: Parameters<LoanService['showDocument']>[0]['document'];
  readonly language?: Language;
}

export interface DownloadedDocument {
  readonly blob: Blob;
  /** As the server names the file. */
  readonly fileName: string;
}

/**
 * Downloads a document of an own loan, in the session like any other call. The generated code reads texts and JSON
 * alone.
 * @throws ApiError
 */
export function downloadDocument(
  request: SessionRequest,
  wanted: DocumentRequest,
): CancelablePromise<DownloadedDocument> {
  return request.inSession((config) => download(config, wanted));
}

function download(
  config: OpenAPIConfig,
  { loanNumber, document, language }: DocumentRequest,
): CancelablePromise<DownloadedDocument> {
  const path = `/v2/loan/${encodeURIComponent(loanNumber)}/documents/${document}`;
  const url = `${config.BASE}${path}${language ? `?language=${language}` : ''}`;
  const options: ApiRequestOptions = { method: 'GET', url: path, headers: { Accept: '*/*' } };
  return new CancelablePromise(async (resolve, reject, onCancel) => {
    try {
      const headers = await getHeaders(config, options);
      if (onCancel.isCancelled) return;
      const response = await sendRequest(config, options, url, undefined, undefined, headers, onCancel);
      if (response.ok) {
        resolve({ blob: await response.blob(), fileName: nameIn(response) ?? `${loanNumber}-${document}` });
      } else {
        const { ok, status, statusText } = response;
        catchErrorCodes(options, { url, ok, status, statusText, body: await getResponseBody(response) });
      }
    } catch (error) {
      reject(error);
    }
  });
}

function nameIn({ headers }: Response): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
}
