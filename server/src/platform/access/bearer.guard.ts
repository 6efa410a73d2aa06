import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { Settings } from '../../config/settings';
import type { AuthenticatedRequest } from './access';
import { TokenExpired, TokenInvalid, TokenMissing } from './access.errors';
import { KnownTokens, type TokenInfo } from './known-tokens';
import { ACCESS_TOKEN_SECONDS, type Addressed, isFor } from './token-audience';

/** What passport leaves in a request: whom the strategy found, and what it says beside. */
interface VerifiedRequest extends AuthenticatedRequest {
  readonly authInfo: TokenInfo & Addressed;
}

/** Finds the calling account by the bearer token: passport verifies it once, and then it is known until it expires. */
@Injectable()
export class BearerGuard extends AuthGuard('jwt') {
  private readonly audience: string;
  private readonly lastUnaddressed = new Date(Date.now() + ACCESS_TOKEN_SECONDS * 1000);

  constructor(
    private readonly knownTokens: KnownTokens,
    { tokenAudience }: Settings,
  ) {
    super();
    this.audience = tokenAudience;
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<VerifiedRequest>();
    const { authorization = '' } = request.headers;
    const known = this.knownTokens.accountOf(authorization);
    if (known) {
      if (this.knownTokens.isEnded(known)) throw new TokenInvalid();
      request.user = known;
      return true;
    }
    await super.canActivate(context);
    if (!isFor(request.authInfo, this.audience, this.lastUnaddressed)) throw new TokenInvalid();
    if (this.knownTokens.isEnded(request.user)) throw new TokenInvalid();
    this.knownTokens.remember(authorization, request.user, request.authInfo.expiresAt);
    return true;
  }

  override handleRequest<TUser>(error: unknown, user: TUser | false, info: unknown): TUser {
    if (error) throw error;
    if (user) return user;
    const name = info instanceof Error ? info.name : '';
    if (name === 'TokenExpiredError') throw new TokenExpired();
    if (name === 'JsonWebTokenError' || name === 'SyntaxError' || name === 'NotBeforeError') {
      throw new TokenInvalid();
    }
    throw new TokenMissing();
  }
}
