import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { isStaff } from '../../../platform/access/access';
import { Database } from '../../../platform/database/database';
import { Limits } from '../../../platform/limits/limits.service';
import type { SenderLimit } from '../../../platform/limits/sender-limit';
import { AccessTokens } from '../access-token';
import { AccountSuspended } from '../auth.errors';
import type { Visitor } from '../auth.service';
import { isBarred } from '../barred-password';
import { KnownDeviceService } from '../known-device.service';
import type { Beginning, IssuedSession } from '../session.service';
import { deviceOf } from '../sessions/device-words';
import { SessionBeginning } from '../sessions/session-beginning.service';
import { SignInLockService } from '../sign-in-lock.service';
import { countedSignIn, type SignedIn } from '../signed-in';
import type { PasskeyOptionsDto, PasskeySignInDto } from './passkey.dto';
import { Passkey } from './passkey.entity';
import { PasskeyRefused } from './passkey.errors';
import { countUse, type PasskeyOwner, readKnowing, readPasskeyOwner } from './passkey.sql';
import { PasskeyChallenges } from './passkey-challenges.service';
import { type PasskeyUse, RelyingParty } from './relying-party';

/** Of one network: each leaves a row for five minutes. */
const PREPARED_AN_HOUR = 300;

interface SignedInByPasskey {
  readonly signedIn: SignedIn;
  readonly device: string;
  readonly isPersistent: boolean;
}

/** Signs in who holds a passkey, without a name and a password. */
@Injectable()
export class PasskeySignIn {
  private readonly limit: SenderLimit;

  constructor(
    private readonly database: Database,
    private readonly party: RelyingParty,
    private readonly challenges: PasskeyChallenges,
    private readonly locks: SignInLockService,
    private readonly devices: KnownDeviceService,
    private readonly beginning: SessionBeginning,
    private readonly tokens: AccessTokens,
    limits: Limits,
  ) {
    this.limit = limits.ofSender('passkey', PREPARED_AN_HOUR);
  }

  /** @throws TooManyRequests, SwitchedOff */
  async prepare(address: string): Promise<PasskeyOptionsDto> {
    await this.limit.count(address);
    const options = await this.party.requestOptions();
    await this.challenges.keepToSignIn(options.challenge);
    return { options };
  }

  /** @throws PasskeyRefused, SignInLocked; AccountSuspended to who holds the passkey */
  signIn(credentials: PasskeySignInDto, visitor: Visitor): Promise<SignedInByPasskey> {
    return countedSignIn(
      () => 'SIGNED_IN',
      () => this.trySigningIn(credentials, visitor),
    );
  }

  private async trySigningIn(
    { credential, persist: isPersistent = true }: PasskeySignInDto,
    visitor: Visitor,
  ): Promise<SignedInByPasskey> {
    const { accountId, credentialId } = namedBy(credential);
    const owner = await readPasskeyOwner.first(this.database.manager, accountId, credentialId);
    if (!owner) throw new PasskeyRefused();
    const { phoneNumber, passwordHash, roles } = owner;
    const { address, device: cookie, userAgent, language } = visitor;
    const knownTo = cookie ? await readKnowing.all(this.database.manager, this.devices.hashOf(cookie)) : [];
    const isKnown = this.devices.isKnownTo(owner, knownTo);
    const scopes = this.locks.scopesOf({ phoneNumber, address, ...(isKnown && { known: cookie }) });
    await this.locks.assertUnlocked(scopes);
    const use = await this.party.readUsed(credential, { ...owner, credentialId }, (challenge) =>
      this.challenges.take(challenge, null),
    );
    const isRight = use !== undefined && (await this.isCounted(owner, use));
    await this.locks.settle(scopes, isRight, { accountId, roles, as: 'SIGN_IN_FAILED' });
    // What bars a password removes the passkeys: one that is there all the same lets nobody in.
    if (!isRight || isBarred(owner)) throw new PasskeyRefused();
    if (owner.suspendedAt) throw new AccountSuspended();
    await this.beginning.speak(owner, language);
    const device = this.devices.cookieFor(cookie, knownTo.length > 0);
    const deviceHash = this.devices.hashOf(device);
    const browser = { deviceHash, device: deviceOf(userAgent), address, networkHash: scopes.networkHash };
    const beginning = { accountId, passwordHash, roles, isPersistent, ...browser };
    const session = await this.begin(beginning, owner, isKnown);
    if (!session) throw new PasskeyRefused();
    const { sessionId } = session;
    const accessToken = this.tokens.sign({ accountId, phoneNumber, roles, sessionId });
    return { signedIn: { session, accessToken }, device, isPersistent };
  }

  /**
   * To have it, and to show whose it is, are two factors. Those of staff are forgotten while their account is held, and the password
   * stays: who waited for that looks whether the passkey is still there.
   */
  private begin(
    beginning: Beginning,
    owner: PasskeyOwner,
    isKnown: boolean,
  ): Promise<IssuedSession | undefined> {
    const how = { isKnown, secondFactorAt: new Date() };
    if (!isStaff(owner)) return this.beginning.begin(beginning, owner, how);
    return this.database.transaction(async (tx) => {
      const session = await this.beginning.begin(beginning, owner, how, tx);
      const { id: accountId, passkeyId: id } = owner;
      if (!(await tx.existsBy(Passkey, { accountId, id }))) throw new PasskeyRefused();
      return session;
    });
  }

  /** It may have been removed, or used somewhere else, since it was read. */
  private async isCounted(
    owner: PasskeyOwner,
    { newCounter, credentialBackedUp }: PasskeyUse,
  ): Promise<boolean> {
    const { id, passkeyId, counter } = owner;
    const now = new Date();
    const used = await countUse.alone(
      this.database,
      id,
      passkeyId,
      counter,
      newCounter,
      credentialBackedUp,
      now,
    );
    return used.length > 0;
  }
}

/** Which passkey of whom a browser says that it is. @throws PasskeyRefused */
function namedBy(credential: object): { readonly accountId: string; readonly credentialId: string } {
  const { id, response }: { id?: unknown; response?: unknown } = credential;
  const { userHandle }: { userHandle?: unknown } = Object(response);
  if (typeof id !== 'string' || typeof userHandle !== 'string') throw new PasskeyRefused();
  const hex = Buffer.from(userHandle, 'base64url').toString('hex');
  const accountId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (!isUUID(accountId)) throw new PasskeyRefused();
  return { accountId, credentialId: id };
}
