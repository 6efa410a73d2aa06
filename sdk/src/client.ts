import { PautangApi, type SignInDto, type UploadedDto, type UploadFormDto, UploadService } from './generated';
import { MemoryTokenStore, SessionRequest, type TokenStore } from './session-request';
import type { OnProgress } from './upload-request';

export interface ClientOptions {
  /** The server's root address, without /v2; empty for the page's own. */
  readonly baseUrl?: string;
  readonly tokens?: TokenStore;
  /** What the person reads at the moment, as Accept-Language takes it; the server's sentences follow it. */
  readonly language?: () => string;
}

export interface UploadOptions {
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal;
}

/** The API with a session: sign in once, then call. */
export class PautangClient extends PautangApi {
  declare readonly request: SessionRequest;
  private readonly tokens: TokenStore;

  constructor({ baseUrl = '', tokens = new MemoryTokenStore(), language }: ClientOptions = {}) {
    class Request extends SessionRequest {
      constructor(config: SessionRequest['config']) {
        super(config, tokens);
      }
    }
    const config = {
      BASE: baseUrl.replace(/\/+$/, ''),
      WITH_CREDENTIALS: true,
      CREDENTIALS: 'same-origin' as const,
      HEADERS: language && (async () => ({ 'Accept-Language': language() })),
    };
    super(config, Request);
    this.tokens = tokens;
  }

  /** @throws ApiError */
  async signIn(credentials: SignInDto): Promise<void> {
    const { accessToken } = await this.authentication.signIn({ requestBody: credentials });
    this.tokens.set(accessToken);
  }

  /** Gets a new access token for the refresh cookie, as after a page was loaded anew. @throws ApiError */
  async resume(): Promise<void> {
    await this.request.refresh();
  }

  /** Forgets the access token at once, and ends the session on the server. @throws ApiError */
  async signOut(): Promise<void> {
    this.request.forgetToken();
    await this.authentication.signOut();
  }

  /**
   * Uploads a photo like `upload.uploadImage`, tells how it goes on where the platform can, and stops at a signal.
   * @throws ApiError, or the signal's reason
   */
  async uploadImage(form: UploadFormDto, { onProgress, signal }: UploadOptions = {}): Promise<UploadedDto> {
    signal?.throwIfAborted();
    const service = onProgress ? new UploadService(this.request.reporting(onProgress)) : this.upload;
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
}
