import { type ApiError, stopped, toApiError } from './api-error';
import { Call, type CallOptions, type Running, within } from './call';
import { REFRESH_PATH } from './cookie-store';
import { type AccessTokenDto, BaseHttpRequest } from './generated';
import type { ApiRequestOptions } from './generated/core/ApiRequestOptions';
import { isSameAccount, withOwnNumber } from './own-number';
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

/** What ends a session, where this API says it. Any other failure of a refresh, as that there are too many, passes. */
const ENDING_STATUSES = [401, 403];

/**
 * How long the first try of a refresh may take. The server takes the cookie that it has already exchanged for ten
 * seconds, so a try whose answer is lost has to be followed by another within them.
 */
const FIRST_REFRESH_MILLISECONDS = 4_000;

/**
 * Sends requests with the access token. A request that is refused because of its token is sent once more
 * after a refresh, unless somebody else is there by then; requests that run into it together share one refresh.
 */
export class SessionRequest extends BaseHttpRequest {
  private refreshing: Promise<string> | undefined;
  /** Why there is no use in another refresh before a time that the server named, by the clock that nobody sets. */
  private waiting: { readonly until: number; readonly failure: ApiError } | undefined;
  private stopping = new AbortController();

  constructor(
    override readonly config: SessionConfig,
    private readonly tokens: TokenStore,
  ) {
    super(config);
  }

  override request<T>(options: ApiRequestOptions, callOptions?: CallOptions): Call<T> {
    const made = this.tokens.get();
    return this.inSession(
      (config, running) => send<T>(config, withOwnNumber(options, made, this.tokens.get()), running),
      callOptions,
    );
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
            sendOnce({ ...this.config, TOKEN: this.config.apiKey ?? this.tokens.get() }, running),
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
   * A new access token for the refresh cookie. Only a refusal of this API, 401 or 403, ends the session and forgets the
   * token; after any other failure the next call tries again, once the time has passed that the server asked for.
   * @throws ApiError
   */
  refresh(): Promise<string> {
    this.refreshing ??= this.fetchToken().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  /** Takes the token of a new sign-in, and none that is still on its way. */
  putToken(token: string): void {
    this.stopRefresh();
    this.tokens.set(token);
  }

  /** Forgets the token, also one that is on its way. */
  forgetToken(): void {
    this.stopRefresh();
    this.tokens.set(undefined);
  }

  /** Stops what is under way for whoever is here, once another one is. */
  get untilNext(): AbortSignal {
    return this.stopping.signal;
  }

  /** Whoever is being refreshed has left: neither the token nor the cookie that are on their way are taken any more. */
  stopRefresh(): void {
    this.waiting = undefined;
    this.stopping.abort();
    this.stopping = new AbortController();
  }

  private async retryAfterRefresh<T>(attempt: () => Promise<T>): Promise<T> {
    const used = this.tokens.get();
    try {
      return await attempt();
    } catch (error) {
      if (used === undefined || !REFRESHABLE.includes(toApiError(error).code)) throw error;
      if (this.tokens.get() === used) await this.refresh();
      if (!isSameAccount(used, this.tokens.get())) throw error;
      return attempt();
    }
  }

  private async fetchToken(): Promise<string> {
    const { config } = this;
    const { signal } = this.stopping;
    const used = this.tokens.get();
    if (this.waiting && performance.now() < this.waiting.until) throw this.waiting.failure;
    try {
      const { accessToken } = await this.exchangeCookie(signal);
      if (!signal.aborted && this.tokens.get() === used) this.tokens.set(accessToken);
      return accessToken;
    } catch (error) {
      const failure = toApiError(error);
      const { status, retryAfterSeconds } = failure;
      if (retryAfterSeconds) this.waiting = { until: performance.now() + retryAfterSeconds * 1000, failure };
      const isRefused = ENDING_STATUSES.includes(status) && !failure.isUnanswered;
      if (isRefused && this.tokens.get() === used) {
        this.tokens.set(undefined);
        config.cookies?.set(undefined);
      }
      throw failure;
    }
  }

  /** Tries again at once where no answer came: the server may have exchanged the cookie, and takes the old one briefly. */
  private async exchangeCookie(signal: AbortSignal): Promise<AccessTokenDto> {
    const { config } = this;
    const attempt = (milliseconds: number) =>
      within(milliseconds, signal, (running) =>
        send<AccessTokenDto>(config, { method: 'GET', url: REFRESH_PATH }, running),
      );
    try {
      return await attempt(Math.min(FIRST_REFRESH_MILLISECONDS, config.timeoutMilliseconds));
    } catch (error) {
      const { isUnanswered, retryAfterSeconds } = toApiError(error);
      if (!isUnanswered || retryAfterSeconds) throw error;
      return attempt(config.timeoutMilliseconds);
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
