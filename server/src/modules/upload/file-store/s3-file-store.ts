import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { causeOf } from '../../../platform/error-code';
import { PlainFileStore } from './file-store';

export interface S3Options {
  /** Absent for Amazon's own service. */
  readonly endpoint?: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** So often a store is asked at most. */
const TURNS = 4;
/** For one request, all its turns and the pauses between them included. */
const LONGEST_MILLISECONDS = 30_000;
/** The longest first pause; each one may be twice as long as the one before. */
const PAUSE_MILLISECONDS = 50;

export class S3FileStore extends PlainFileStore {
  private readonly client: AwsClient;
  private readonly folder: string;

  constructor(
    { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options,
    private readonly longestMilliseconds = LONGEST_MILLISECONDS,
  ) {
    super();
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
    this.folder = endpoint
      ? `${endpoint.replace(/\/$/, '')}/${bucket}/`
      : `https://${bucket}.s3.${region}.amazonaws.com/`;
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const headers = {
      'content-type': 'application/octet-stream',
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    };
    await accept(await this.send(key, { method: 'PUT', body: new Uint8Array(bytes), headers }));
  }

  get(key: string): Promise<Buffer | undefined> {
    return this.read(key);
  }

  beginning(key: string, count: number): Promise<Buffer | undefined> {
    return this.read(key, { range: `bytes=0-${count - 1}` });
  }

  async remove(key: string): Promise<void> {
    await accept(await this.send(key, { method: 'DELETE' }));
  }

  private async read(key: string, headers: Record<string, string> = {}): Promise<Buffer | undefined> {
    const answer = await this.send(key, { method: 'GET', headers });
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    const text = await answer.text();
    if (answer.status === 404 && text.includes('<Code>NoSuchKey</Code>')) return undefined;
    throw refusal(answer, text);
  }

  /** A store that is busy, or closed a connection that was kept, is asked again: each of these requests may be sent twice. */
  private async send(key: string, request: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(this.longestMilliseconds);
    for (let turn = 1; ; turn++) {
      const answer = await this.ask(key, request, signal).catch((error: unknown) => {
        if (signal.aborted || turn === TURNS) throw silence(error);
        return undefined;
      });
      if (answer && (turn === TURNS || !isBusy(answer))) return answer;
      await answer?.body?.cancel();
      await pause(Math.random() * PAUSE_MILLISECONDS * 2 ** (turn - 1));
    }
  }

  /** The time's end goes to fetch beside the signed request: within it alone it would be lost with the next garbage. */
  private async ask(key: string, request: RequestInit, signal: AbortSignal): Promise<Response> {
    const signed = await this.client.sign(`${this.folder}${key}`, { ...request, redirect: 'manual' });
    return fetch(signed, { signal });
  }
}

function isBusy({ status }: Response): boolean {
  return status >= 500 || status === 429;
}

async function accept(answer: Response): Promise<void> {
  const text = await answer.text();
  if (!answer.ok) throw refusal(answer, text);
}

function silence(cause: unknown): Error {
  return new Error(`The file store gave no answer (${causeOf(cause)}).`, { cause });
}

function refusal({ status }: Response, text: string): Error {
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'no code';
  return new Error(`The file store answered ${status} (${code}).`);
}
