import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import { isUUID } from 'class-validator';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { TokenInvalid } from '../../platform/access/access.errors';
import type { TokenInfo } from '../../platform/access/known-tokens';

const ACCESS_TOKEN_SECONDS = 15 * 60;
const ALGORITHM = 'HS256';

interface Claims {
  readonly sub: string;
  readonly sid: string;
  /** In seconds. */
  readonly exp: number;
  readonly UserInfo: Partial<Pick<CurrentAccount, 'phoneNumber' | 'roles'>>;
}

@Injectable()
export class AccessTokens {
  private readonly key: Buffer;

  constructor(
    private readonly jwt: JwtService,
    { jwtSecret }: Settings,
  ) {
    this.key = signingKey(jwtSecret);
  }

  sign(account: CurrentAccount): string {
    const { accountId, sessionId, phoneNumber, roles } = account;
    const claims: Omit<Claims, 'exp'> = { sub: accountId, sid: sessionId, UserInfo: { phoneNumber, roles } };
    return this.jwt.sign(claims, {
      secret: this.key,
      algorithm: ALGORITHM,
      expiresIn: ACCESS_TOKEN_SECONDS,
    });
  }
}

/** Turns the bearer token into the calling account, without a round trip to the database. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy) {
  constructor(settings: Settings) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: signingKey(settings.jwtSecret),
      algorithms: [ALGORITHM],
    });
  }

  /** @throws TokenInvalid for a token that was signed with our secret, but not by us */
  validate({ sub = '', sid = '', exp = 0, UserInfo }: Partial<Claims>): [CurrentAccount, TokenInfo] {
    const { phoneNumber, roles } = UserInfo ?? {};
    if (!isUUID(sub) || !isUUID(sid) || !phoneNumber || !Array.isArray(roles)) throw new TokenInvalid();
    return [{ accountId: sub, sessionId: sid, phoneNumber, roles }, { expiresAt: exp }];
  }
}

/**
 * A text would be tried as a private or public key first, which takes longer than all else. The library takes a key
 * object as well; its types do not know.
 */
function signingKey(secret: string): Buffer {
  return createSecretKey(secret, 'utf8') as unknown as Buffer;
}
