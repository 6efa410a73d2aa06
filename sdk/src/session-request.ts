import { type ApiError, stopped, toApiError } from './api-error';
import { Call, type CallOptions, type Running, within } from './call';
import { REFRESH_PATH } from './cookie-store';
import { type AccessTokenDto, BaseHttpRequest } from './generated';
import type { ApiRequestOptions } from './generated/core/ApiRequestOptions';
import { type SessionConfig, send } from './send';

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

/** What ends a session. Any other failure of a refresh, as that there are too many, passes. */
const ENDING_STATUSES = [401, 403];

/**
 * Sends requests with the access token. A request that is refused because of its token is sent once more
 * after a refresh; requests that run into it together share one refresh.
 */
export class SessionRequest extends BaseHttpRequest {
  private refreshing: Promise<string> | undefined;
  /** Why there is no use in another refresh before a time that the server named. */
  private waiting: { readonly until: number; readonly failure: ApiError } | undefined;
  private signOuts = 0;

  constructor(
    override readonly config: SessionConfig,
    private readonly tokens: TokenStore,
  ) {
    super(config);
  }

  override request<T>(options: ApiRequestOptions, callOptions?: CallOptions): Call<T> {
    return this.inSession((config, running) => send<T>(config, options, running), callOptions);
  }

  /** Sends with the access token, and once more after a refresh; for requests that are not sent as usual. @throws ApiError */
  inSession<T>(
    sendOnce: (config: SessionConfig, running: Running) => Promise<T>,
    { signal, timeoutMilliseconds = this.config.timeoutMilliseconds }: CallOptions = {},
  ): Call<T> {
    return new Call<T>(async (resolve, reject, onCancel) => {
      const stopping = new AbortController();
      const stop = () => {
        stopping.abort();
        reject(stopped());
      };
      onCancel(stop);
      signal?.addEventListener('abort', stop);
      if (signal?.aborted) stop();
      try {
        const attempt = () =>
          within(timeoutMilliseconds, stopping.signal, (running) =>
            sendOnce({ ...this.config, TOKEN: this.tokens.get() }, running),
          );
        resolve(await this.retryAfterRefresh(attempt));
      } catch (error) {
        reject(toApiError(error));
      } finally {
        signal?.removeEventListener('abort', stop);
      }
    });
  }

  /**
   * A new access token for the refresh cookie. Only a refusal, 401 or 403, ends the session and forgets the token; after
   * any other failure the next call tries again, once the time has passed that the server asked for.
   * @throws ApiError
   */
  refresh(): Promise<string> {
    this.refreshing ??= this.fetchToken().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  /** Takes the token of a new sign-in. */
  putToken(token: string): void {
    this.waiting = undefined;
    this.tokens.set(token);
  }

  /** Forgets the token, also one that is on its way. */
  forgetToken(): void {
    this.signOuts++;
    this.waiting = undefined;
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
    const { signOuts, config } = this;
    const used = this.tokens.get();
    if (this.waiting && Date.now() < this.waiting.until) throw this.waiting.failure;
    try {
      const { accessToken } = await within(
        config.timeoutMilliseconds,
        new AbortController().signal,
        (running) => send<AccessTokenDto>(config, { method: 'GET', url: REFRESH_PATH }, running),
      );
      if (signOuts === this.signOuts) this.putToken(accessToken);
      return accessToken;
    } catch (error) {
      const failure = toApiError(error);
      const { status, retryAfterSeconds } = failure;
      if (retryAfterSeconds) this.waiting = { until: Date.now() + retryAfterSeconds * 1000, failure };
      if (ENDING_STATUSES.includes(status) && this.tokens.get() === used) {
        this.tokens.set(undefined);
        config.cookies?.set(undefined);
      }
      throw failure;
    }
  }
}

/** The same session with what holds for some calls alone. */
export class CallRequest extends BaseHttpRequest {
  constructor(
    private readonly session: SessionRequest,
    private readonly callOptions?: CallOptions,
  ) {
    super(session.config);
  }

  override request<T>(options: ApiRequestOptions): Call<T> {
    return this.session.request(options, this.callOptions);
  }
}
