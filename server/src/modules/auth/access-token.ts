import { createSecretKey, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import { isUUID } from 'class-validator';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { TokenInvalid } from '../../platform/access/access.errors';
import type { TokenInfo } from '../../platform/access/known-tokens';
import { ACCESS_TOKEN_SECONDS, type Addressed } from '../../platform/access/token-audience';

const ALGORITHM = 'HS256';
const KEY_ID_BYTES = 4;

type SecretFound = (error: null, secret: Buffer | undefined) => void;

interface Claims extends Addressed {
  readonly sub: string;
  readonly sid: string;
  /** In seconds. */
  readonly exp: number;
  readonly UserInfo: Partial<Pick<CurrentAccount, 'phoneNumber' | 'roles'>>;
}

/** A key that signs, and the name by which a token tells that it did. */
interface SigningKey {
  readonly id: string;
  readonly secret: Buffer;
}

@Injectable()
export class AccessTokens {
  private readonly key: SigningKey;
  private readonly audience: string;

  constructor(
    private readonly jwt: JwtService,
    { jwtSecret, tokenAudience }: Settings,
  ) {
    this.key = signingKey(jwtSecret);
    this.audience = tokenAudience;
  }

  sign(account: CurrentAccount): string {
    const { accountId, sessionId, phoneNumber, roles } = account;
    const claims = {
      sub: accountId,
      sid: sessionId,
      UserInfo: { phoneNumber, roles },
    } satisfies Partial<Claims>;
    return this.jwt.sign(claims, {
      secret: this.key.secret,
      algorithm: ALGORITHM,
      keyid: this.key.id,
      audience: this.audience,
      expiresIn: ACCESS_TOKEN_SECONDS,
    });
  }
}

/**
 * Turns the bearer token into the calling account, without a round trip to the database. A token is verified with the key that
 * it names; one that names none of ours, with the newest.
 */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy) {
  constructor({ jwtSecrets }: Settings) {
    const keys = jwtSecrets.map(signingKey);
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request: unknown, token: string, done: SecretFound) => {
        const id = keyIdIn(token);
        done(null, (keys.find((key) => key.id === id) ?? keys[0])?.secret);
      },
      algorithms: [ALGORITHM],
    });
  }

  /** @throws TokenInvalid for a token that was signed with our secret, but not by us */
  validate({
    sub = '',
    sid = '',
    exp = 0,
    aud,
    iat,
    UserInfo,
  }: Partial<Claims>): [CurrentAccount, TokenInfo & Addressed] {
    const { phoneNumber, roles } = UserInfo ?? {};
    if (!isUUID(sub) || !isUUID(sid) || !phoneNumber || !Array.isArray(roles)) throw new TokenInvalid();
    return [
      { accountId: sub, sessionId: sid, phoneNumber, roles },
      { expiresAt: exp, aud, iat },
    ];
  }
}

/**
 * A text would be tried as a private or public key first, which takes longer than all else. The library takes a key
 * object as well; its types do not know. The id comes from the secret by a way that does not lead back.
 */
function signingKey(secret: string): SigningKey {
  const id = Buffer.from(hkdfSync('sha256', secret, '', 'pautang key id', KEY_ID_BYTES)).toString('hex');
  return { id, secret: createSecretKey(secret, 'utf8') as unknown as Buffer };
}

function keyIdIn(token: string): unknown {
  try {
    const [header = ''] = token.split('.', 1);
    return JSON.parse(Buffer.from(header, 'base64url').toString('utf8')).kid;
  } catch {
    return undefined;
  }
}
