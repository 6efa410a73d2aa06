import { AuthenticationService, OpenAPI, type SignInDto } from './generated';
import { MemoryTokenStore, SessionRequest, type TokenStore } from './session-request';

export interface SessionOptions {
  /** The server's root address, without /v2; empty for the page's own. */
  readonly baseUrl?: string;
  readonly tokens?: TokenStore;
  /** What the person reads at the moment, as Accept-Language takes it; the server's sentences follow it. */
  readonly language?: () => string;
}

/**
 * A session without the rest of the API. Where size matters, services are put on its `request` one by one:
 * `new LoanService(session.request)`.
 */
export class PautangSession {
  readonly request: SessionRequest;
  readonly authentication: AuthenticationService;
  private readonly tokens: TokenStore;

  constructor({ baseUrl = '', tokens = new MemoryTokenStore(), language }: SessionOptions = {}) {
    const config = {
      ...OpenAPI,
      BASE: baseUrl.replace(/\/+$/, ''),
      WITH_CREDENTIALS: true,
      CREDENTIALS: 'same-origin' as const,
      HEADERS: language && (async () => ({ 'Accept-Language': language() })),
    };
    this.request = new SessionRequest(config, tokens);
    this.authentication = new AuthenticationService(this.request);
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
}
