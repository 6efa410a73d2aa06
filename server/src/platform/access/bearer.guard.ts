import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { AuthenticatedRequest } from './access';
import { TokenExpired, TokenInvalid, TokenMissing } from './access.errors';
import { KnownTokens, type TokenInfo } from './known-tokens';

/** What passport leaves in a request: whom the strategy found, and what it says beside. */
interface VerifiedRequest extends AuthenticatedRequest {
  readonly authInfo: TokenInfo;
}

/** Finds the calling account by the bearer token: passport verifies it once, and then it is known until it expires. */
@Injectable()
export class BearerGuard extends AuthGuard('jwt') {
  constructor(private readonly knownTokens: KnownTokens) {
    super();
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
