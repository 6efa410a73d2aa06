import { PautangApi, type SignInDto } from './generated';
import { MemoryTokenStore, SessionRequest, type TokenStore } from './session-request';

export interface ClientOptions {
  /** The server's root address, without /v2; empty for the page's own. */
  readonly baseUrl?: string;
  readonly tokens?: TokenStore;
}

/** The API with a session: sign in once, then call. */
export class PautangClient extends PautangApi {
  declare readonly request: SessionRequest;
  private readonly tokens: TokenStore;

  constructor({ baseUrl = '', tokens = new MemoryTokenStore() }: ClientOptions = {}) {
    class Request extends SessionRequest {
      constructor(config: SessionRequest['config']) {
        super(config, tokens);
      }
    }
    const config = {
      BASE: baseUrl.replace(/\/+$/, ''),
      WITH_CREDENTIALS: true,
      CREDENTIALS: 'same-origin' as const,
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
}
