import { errorOf } from './api-error';
import type { CallOptions, Running } from './call';
import type { CancelablePromise, Language, LoanService } from './generated';
import { blobOf, exchange, isFile, type SessionConfig } from './send';
import type { SessionRequest } from './session-request';

export interface DocumentRequest {
  readonly loanNumber: string;
  readonly document: Parameters<LoanService['showDocument']>[0]['document'];
  readonly language?: Language;
}

export interface AddendumRequest {
  readonly loanNumber: string;
  readonly requestId: string;
  readonly language?: Language;
}

export interface DownloadedDocument {
  readonly blob: Blob;
  /** As the server names the file. */
  readonly fileName: string;
}

/**
 * Downloads a document of an own loan, in the session like any other call. The generated code tells no file's name.
 * @throws ApiError
 */
export function downloadDocument(
  request: SessionRequest,
  { loanNumber, document, language }: DocumentRequest,
  options?: CallOptions,
): CancelablePromise<DownloadedDocument> {
  const url = '/v2/loan/{loanNumber}/documents/{document}';
  const wanted = {
    url,
    path: { loanNumber, document },
    language,
    otherwise: `${loanNumber}-${document}`,
  };
  return request.inSession((config, running) => download(config, wanted, running), options);
}

/** Downloads the addendum to the contract of an own loan. @throws ApiError */
export function downloadAddendum(
  request: SessionRequest,
  { loanNumber, requestId, language }: AddendumRequest,
  options?: CallOptions,
): CancelablePromise<DownloadedDocument> {
  const wanted = {
    url: '/v2/loan/{loanNumber}/hardship/{requestId}/addendum.pdf',
    path: { loanNumber, requestId },
    language,
    otherwise: `${loanNumber}-addendum.pdf`,
  };
  return request.inSession((config, running) => download(config, wanted, running), options);
}

interface Wanted {
  readonly url: string;
  readonly path: Readonly<Record<string, string>>;
  readonly language: Language | undefined;
  /** Its name where the server gives none. */
  readonly otherwise: string;
}

async function download(
  config: SessionConfig,
  { language, otherwise, ...where }: Wanted,
  running: Running,
): Promise<DownloadedDocument> {
  const asked = { method: 'GET', ...where, query: { language }, headers: { Accept: '*/*' } } as const;
  const response = await exchange(config, asked, running);
  if (!isFile(response)) throw errorOf(response, undefined);
  return { blob: await blobOf(response, running), fileName: nameIn(response) ?? otherwise };
}

function nameIn({ headers }: Response): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
}
