import { type CallOptions, DEFAULT_TIMEOUT_MILLISECONDS } from './call';
import { type CookieStore, MemoryCookieStore } from './cookie-store';
import {
  AuthenticationService,
  OpenAPI,
  type SecondFactorAnswerDto,
  type SecondFactorDto,
  type SignInDto,
} from './generated';
import { CallRequest, MemoryTokenStore, SessionRequest, type TokenStore } from './session-request';

export interface SessionOptions {
  /** The server's root address, without /v2; empty for the page's own. */
  readonly baseUrl?: string;
  readonly tokens?: TokenStore;
  /** For machines: goes along with every call to the back office, and there is no session. Never for a browser. */
  readonly apiKey?: string | undefined;
  /** Where the refresh cookie is kept outside of a browser; in memory unless the application has a place of its own. */
  readonly cookies?: CookieStore;
  /** What the person reads at the moment, as Accept-Language takes it; the server's sentences follow it. */
  readonly language?: () => string;
  /**
   * How long a request may take before it fails with TIMEOUT, and an upload or a download stand still: 15 seconds
   * unless it is said.
   */
  readonly timeoutMilliseconds?: number;
}

/**
 * A session without the rest of the API. Where size matters, services are put on its `request` one by one:
 * `new LoanService(session.request)`.
 */
export class PautangSession {
  readonly request: SessionRequest;
  readonly authentication: AuthenticationService;

  constructor({
    baseUrl = '',
    tokens = new MemoryTokenStore(),
    cookies = new MemoryCookieStore(),
    apiKey,
    language,
    timeoutMilliseconds = DEFAULT_TIMEOUT_MILLISECONDS,
  }: SessionOptions = {}) {
    const config = {
      ...OpenAPI,
      BASE: baseUrl.replace(/\/+$/, ''),
      CREDENTIALS: 'same-origin' as const,
      HEADERS: language && (async () => ({ 'Accept-Language': language() })),
      timeoutMilliseconds,
      cookies,
      apiKey,
    };
    this.request = new SessionRequest(config, tokens);
    this.authentication = new AuthenticationService(this.request);
  }

  /**
   * @returns nothing where it is done; for staff with an authenticator, what `enterSecondFactor` takes with a code
   * @throws ApiError
   */
  async signIn(credentials: SignInDto, options?: CallOptions): Promise<SecondFactorDto | undefined> {
    const authentication = new AuthenticationService(new CallRequest(this.request, options));
    const answer = await authentication.signIn({ requestBody: credentials });
    if ('secondFactor' in answer) return answer.secondFactor;
    this.request.putToken(answer.accessToken);
    return undefined;
  }

  /** The second step of a sign-in that asked for it. @throws ApiError */
  async enterSecondFactor(answer: SecondFactorAnswerDto, options?: CallOptions): Promise<void> {
    const authentication = new AuthenticationService(new CallRequest(this.request, options));
    const { accessToken } = await authentication.enterSecondFactor({ requestBody: answer });
    this.request.putToken(accessToken);
  }

  /** Gets a new access token for the refresh cookie, as after a page was loaded anew. @throws ApiError */
  async resume(): Promise<void> {
    await this.request.refresh();
  }

  /**
   * Forgets the access token at once, and ends the session on the server. Who signs in before that is answered keeps
   * the cookie, which a late answer would clear. @throws ApiError
   */
  async signOut(): Promise<void> {
    this.request.forgetToken();
    const { untilNext: signal } = this.request;
    try {
      await new AuthenticationService(new CallRequest(this.request, { signal })).signOut();
    } finally {
      if (!signal.aborted) this.request.config.cookies?.set(undefined);
    }
  }
}
