import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { PlainFileStore } from './file-store';

export interface S3Options {
  /** Absent for Amazon's own service. */
  readonly endpoint?: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A store that is busy is asked three times at most. */
const RETRIES = 2;
/** For one request, its retries included. */
const LONGEST_MILLISECONDS = 30_000;

export class S3FileStore extends PlainFileStore {
  private readonly client: AwsClient;
  private readonly folder: string;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options) {
    super();
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
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

  private async send(key: string, request: RequestInit): Promise<Response> {
    const send = () =>
      this.client.fetch(`${this.folder}${key}`, {
        ...request,
        redirect: 'manual',
        signal: AbortSignal.timeout(LONGEST_MILLISECONDS),
      });
    // A connection that was kept may be closed by now. Each of these requests may be sent twice.
    return send().catch(send);
  }
}

async function accept(answer: Response): Promise<void> {
  const text = await answer.text();
  if (!answer.ok) throw refusal(answer, text);
}

function refusal({ status }: Response, text: string): Error {
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'no code';
  return new Error(`The file store answered ${status} (${code}).`);
}
