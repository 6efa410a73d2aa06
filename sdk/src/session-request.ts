import { toApiError } from './api-error';
import { type AccessTokenDto, BaseHttpRequest, CancelablePromise, type OpenAPIConfig } from './generated';
import type { ApiRequestOptions } from './generated/core/ApiRequestOptions';
import { request as send } from './generated/core/request';

/** Where the access token is kept; in memory unless the application has a place of its own. */
export interface TokenStore {
  get(): string | undefined;
  set(token: string | undefined): void;
}

export class MemoryTokenStore implements TokenStore {
  private token: string | undefined;

  get(): string | undefined {
    return this.token;
  }

  set(token: string | undefined): void {
    this.token = token;
  }
}

const REFRESHABLE = ['TOKEN_EXPIRED', 'TOKEN_INVALID'];

/**
 * Sends requests with the access token. A request that is refused because of its token is sent once more
 * after a refresh; requests that run into it together share one refresh.
 */
export class SessionRequest extends BaseHttpRequest {
  private refreshing: Promise<string> | undefined;
  private signOuts = 0;

  constructor(
    config: OpenAPIConfig,
    private readonly tokens: TokenStore,
  ) {
    super(config);
  }

  override request<T>(options: ApiRequestOptions): CancelablePromise<T> {
    return this.inSession((config) => send<T>(config, options));
  }

  /** Sends with the access token, and once more after a refresh; for requests that are not sent as usual. @throws ApiError */
  inSession<T>(sendOnce: (config: OpenAPIConfig) => CancelablePromise<T>): CancelablePromise<T> {
    return new CancelablePromise<T>(async (resolve, reject, onCancel) => {
      const attempt = (): Promise<T> => {
        const sending = sendOnce({ ...this.config, TOKEN: this.tokens.get() });
        if (onCancel.isCancelled) sending.cancel();
        onCancel(() => sending.cancel());
        return sending;
      };
      try {
        resolve(await this.retryAfterRefresh(attempt));
      } catch (error) {
        reject(toApiError(error));
      }
    });
  }

  /** A new access token for the refresh cookie. @throws ApiError, and then there is no token any more */
  refresh(): Promise<string> {
    this.refreshing ??= this.fetchToken().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  /** Forgets the token, also one that is on its way. */
  forgetToken(): void {
    this.signOuts++;
    this.tokens.set(undefined);
  }

  private async retryAfterRefresh<T>(attempt: () => Promise<T>): Promise<T> {
    const used = this.tokens.get();
    try {
      return await attempt();
    } catch (error) {
      if (used === undefined || !REFRESHABLE.includes(toApiError(error).code)) throw error;
      if (this.tokens.get() === used) await this.refresh();
      return attempt();
    }
  }

  private async fetchToken(): Promise<string> {
    const { signOuts } = this;
    try {
      const { accessToken } = await send<AccessTokenDto>(this.config, {
        method: 'GET',
        url: '/v2/authmember/refresh',
      });
      if (signOuts === this.signOuts) this.tokens.set(accessToken);
      return accessToken;
    } catch (error) {
      const failure = toApiError(error);
      if (failure.status !== 0) this.tokens.set(undefined);
      throw failure;
    }
  }
}
