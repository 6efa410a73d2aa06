import type { CallOptions, Running } from './call';
import type { CancelablePromise, Language, LoanService } from './generated';
import { exchange, type SessionConfig } from './send';
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
  options?: CallOptions,
): CancelablePromise<DownloadedDocument> {
  return request.inSession((config, running) => download(config, wanted, running), options);
}

async function download(
  config: SessionConfig,
  { loanNumber, document, language }: DocumentRequest,
  running: Running,
): Promise<DownloadedDocument> {
  const asked = {
    method: 'GET',
    url: '/v2/loan/{loanNumber}/documents/{document}',
    path: { loanNumber, document },
    query: { language },
    headers: { Accept: '*/*' },
  } as const;
  const response = await exchange(config, asked, running);
  const type = response.headers.get('content-type') ?? '';
  const blob = new Blob(await partsOf(response, running), { type });
  return { blob, fileName: nameIn(response) ?? `${loanNumber}-${document}` };
}

/** As long as something arrives, a document may take its time. */
async function partsOf({ body }: Response, { goesOn }: Running): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    goesOn();
  }
  return parts;
}

function nameIn({ headers }: Response): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
}
