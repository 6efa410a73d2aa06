import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CurrentAccount, isStaff } from '../../platform/access/access';
import { AuditService } from '../../platform/audit/audit.service';
import { Database } from '../../platform/database/database';
import { Proposals } from '../../platform/four-eyes/proposals.service';
import type { Language } from '../../platform/language/language';
import { newId } from '../../platform/new-id';
import { CLOSED_PASSWORD } from '../../platform/personal-data/account-tables';
import { canonicalPhone, rowOfNumber, storedForms } from '../../platform/phone-number';
import { ValidationFailed } from '../../platform/problem/common.errors';
import { Problem } from '../../platform/problem/problem';
import { CreditScoreService } from '../credit/credit-score.service';
import { MemberService } from '../member/member.service';
import { AccessTokens } from './access-token';
import { Account } from './account.entity';
import { about } from './account-audit';
import { numberTaken, refusingTakenNumber } from './account-number';
import { AdmissionService } from './admission/admission.service';
import type { PasswordChangeDto, RegisterDto, RegisteredDto, SignInDto } from './auth.dto';
import {
  AccountSuspended,
  CurrentPasswordWrong,
  PasswordBarred,
  RefreshTokenMissing,
  SignInFailed,
} from './auth.errors';
import { holdAccount, holdSessions, readSigningIn, type SigningIn } from './auth.sql';
import { comparedHash, isBarred } from './barred-password';
import { findAccount } from './find-account';
import { KnownDeviceService } from './known-device.service';
import { NewPasswords } from './new-passwords/new-passwords';
import { OwnPassword } from './own-password';
import { PasswordHasher } from './password-hasher';
import type { SecondFactorDto } from './second-factor/second-factor.dto';
import { SecondFactorSignIn } from './second-factor/second-factor-sign-in.service';
import { type IssuedSession, SessionService } from './session.service';
import { deviceOf } from './sessions/device-words';
import type { Told } from './sessions/security-notices.service';
import { SecurityNotices } from './sessions/security-notices.service';
import { SessionBeginning } from './sessions/session-beginning.service';
import { hashesOf, type Scopes, SignInLockService } from './sign-in-lock.service';
import { countedSignIn, type SignedIn } from './signed-in';

/** Of a right password: a session, or what staff with a second factor go on with. */
export type SignInOutcome = { readonly device: string; readonly isPersistent: boolean } & (
  | { readonly signedIn: SignedIn }
  | { readonly secondFactor: SecondFactorDto }
);

/** From where somebody signs in. */
export interface Visitor {
  readonly address: string;
  /** What the cookie of an earlier sign-in holds. */
  readonly device?: string;
  /** What the browser says of itself. */
  readonly userAgent?: string;
  readonly language: Language;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly members: MemberService,
    private readonly scores: CreditScoreService,
    private readonly sessions: SessionService,
    private readonly beginning: SessionBeginning,
    private readonly notices: SecurityNotices,
    private readonly locks: SignInLockService,
    private readonly devices: KnownDeviceService,
    private readonly passwords: PasswordHasher,
    private readonly ownPassword: OwnPassword,
    private readonly newPasswords: NewPasswords,
    private readonly secondFactor: SecondFactorSignIn,
    private readonly tokens: AccessTokens,
    private readonly admission: AdmissionService,
    private readonly audit: AuditService,
    private readonly proposals: Proposals,
  ) {}

  /**
   * Creates a member and uses up the codes that this takes, or does neither.
   * @throws PhoneNumberTaken, PasswordTooCommon, ValidationFailed, InvitationCodeInvalid, PhoneOtpInvalid
   */
  async register(registration: RegisterDto): Promise<RegisteredDto> {
    this.admission.assertComplete(registration);
    await this.newPasswords.assertUncommon(registration.password, 'password');
    await this.admission.check(registration);
    if (await findAccount(this.database.manager, registration.phoneNumber)) throw numberTaken();
    return this.create(registration, (tx) => this.admission.admit(tx, registration));
  }

  /** Creates a member without any codes: for the demo. @throws PhoneNumberTaken */
  addMember(registration: RegisterDto): Promise<RegisteredDto> {
    return this.create(registration, async () => undefined);
  }

  /** An account as its caller, outside of any session: for the command line and the demo. */
  async accountByPhone(phoneNumber: string): Promise<CurrentAccount> {
    const account = await findAccount(this.database.manager, phoneNumber);
    if (!account) throw new Error('nobody has this phone number');
    return { accountId: account.id, phoneNumber: account.phoneNumber, roles: account.roles, sessionId: '' };
  }

  /** In which language somebody signed in last. */
  async languageOf(tx: EntityManager, id: string): Promise<Language | undefined> {
    return (await tx.findOneBy(Account, { id }))?.language ?? undefined;
  }

  /**
   * Before its rows are removed; the caller holds the member's. Who adds a passkey, gets a code or refreshes a session comes
   * before, and is seen then, or after.
   */
  async hold(tx: EntityManager, id: string): Promise<void> {
    await holdAccount.all(tx, id);
    await holdSessions.all(tx, id);
  }

  /** Whom a message about the account goes to. */
  told(tx: EntityManager, id: string): Promise<Told> {
    return tx.findOneByOrFail(Account, { id });
  }

  /** The name by which staff and passkeys know the account. */
  async rename(tx: EntityManager, id: string, fullName: string): Promise<void> {
    await tx.update(Account, { id }, { fullName });
  }

  /** Whether another account has the number. */
  async isTaken(tx: EntityManager, id: string, phoneNumber: string): Promise<boolean> {
    const holder = await findAccount(tx, phoneNumber);
    return holder !== undefined && holder.id !== id;
  }

  /**
   * Another number to sign in with, where nobody has it; sessions, devices and passkeys go on. What failed at the one so far is
   * not held against who has it next, and a code that one assistant proposed to who called from there is no matter of the other's.
   * @throws PhoneNumberTaken, which leaves the transaction to be rolled back
   */
  async changeNumber(tx: EntityManager, id: string, phoneNumber: string): Promise<void> {
    const { phoneNumber: before } = await tx.findOneByOrFail(Account, { id });
    await refusingTakenNumber(() => tx.update(Account, { id }, { phoneNumber }));
    await this.locks.lift(tx, before);
    this.proposals.endedBy(tx, { memberId: id, subject: id }, 'RECOVERY_CODE');
  }

  /** @throws SignInFailed, SignInLocked; AccountSuspended and PasswordBarred to who knows the password */
  signIn(credentials: SignInDto, visitor: Visitor): Promise<SignInOutcome> {
    return countedSignIn(
      (outcome) => ('signedIn' in outcome ? 'SIGNED_IN' : 'SECOND_FACTOR_NEEDED'),
      () => this.trySigningIn(credentials, visitor),
    );
  }

  private async trySigningIn(
    { phoneNumber, password, persist: isPersistent = true }: SignInDto,
    { address, device: cookie, userAgent, language }: Visitor,
  ): Promise<SignInOutcome> {
    const asKnown = this.locks.scopesOf({ phoneNumber, address, known: cookie });
    const { account, knownTo, locks } = await this.readSigningIn(phoneNumber, asKnown, cookie);
    const isKnown = account !== undefined && this.devices.isKnownTo(account, knownTo);
    const scopes = isKnown ? asKnown : (asKnown.stranger ?? asKnown);
    this.locks.assertOpen(scopes, locks);
    const isRight = await this.passwords.verify(account && comparedHash(account), password);
    const tried = account && { accountId: account.id, roles: account.roles, as: 'SIGN_IN_FAILED' as const };
    await this.locks.settle(scopes, isRight, tried);
    if (!account || !isRight) throw new SignInFailed();
    if (isBarred(account)) throw new PasswordBarred();
    if (account.suspendedAt) throw new AccountSuspended();
    const { id: accountId, passwordHash, roles } = account;
    await this.beginning.speak(account, language);
    const device = this.devices.cookieFor(cookie, knownTo.length > 0);
    const deviceHash = this.devices.hashOf(device);
    const browser = { deviceHash, device: deviceOf(userAgent), address, networkHash: scopes.networkHash };
    const beginning = { accountId, passwordHash, roles, isPersistent, ...browser };
    const secondFactor = isStaff(account) ? await this.secondFactor.ask(beginning) : undefined;
    if (secondFactor) return { secondFactor, device, isPersistent };
    const session = await this.beginning.begin(beginning, account, { isKnown });
    if (!session) throw new SignInFailed();
    const signedIn = this.tokenFor({ phoneNumber: account.phoneNumber, roles }, session);
    return { signedIn, device, isPersistent };
  }

  /** @throws RefreshTokenMissing, LoginExpired */
  async refresh(refreshToken: string | undefined): Promise<SignedIn> {
    if (!refreshToken) throw new RefreshTokenMissing();
    const { phoneNumber, roles, ...session } = await this.sessions.rotate(refreshToken);
    return this.tokenFor({ phoneNumber, roles }, session);
  }

  async signOut(refreshToken: string | undefined): Promise<void> {
    if (refreshToken) await this.sessions.end(refreshToken);
  }

  /**
   * Changes the password and ends all other sessions.
   * @throws CurrentPasswordWrong, PasswordTooCommon, SignInLocked, ValidationFailed when the two new ones differ.
   */
  async changePassword(caller: CurrentAccount, change: PasswordChangeDto, address: string): Promise<void> {
    if (change.newPassword !== change.password.normalize('NFC')) {
      throw new ValidationFailed({
        errors: [{ field: 'password', message: 'Password confirmation mismatch.' }],
      });
    }
    await this.newPasswords.assertUncommon(change.newPassword, 'newPassword');
    const account = await this.ownPassword.confirm(caller, change.currentPassword, address);
    const passwordHash = await this.passwords.hash(change.newPassword);
    const posted = await this.database.transaction(async (tx) => {
      const right = { id: account.id, passwordHash: account.passwordHash };
      const { affected } = await tx.update(Account, right, { passwordHash });
      if (!affected) throw new CurrentPasswordWrong();
      const { accountId, roles, sessionId } = caller;
      const action = 'PASSWORD_CHANGED';
      const ending = { accountId, roles, actorId: accountId, reason: action } as const;
      await this.sessions.endOthers(tx, sessionId, passwordHash, ending);
      await this.devices.forgetOthers(tx, caller, passwordHash);
      await this.audit.record(tx, { actorId: accountId, action, ...about(caller) });
      return this.notices.put(tx, account, { kind: action });
    });
    this.notices.tell(posted);
  }

  private async create(
    registration: RegisterDto,
    admit: (tx: EntityManager) => Promise<Problem | undefined>,
  ): Promise<RegisteredDto> {
    const passwordHash = await this.passwords.hash(registration.password);
    const { fullName } = registration;
    const phoneNumber = canonicalPhone(registration.phoneNumber);
    const outcome = await refusingTakenNumber(() =>
      this.database.transaction(async (tx) => {
        const refused = await admit(tx);
        if (refused) return refused;
        const id = newId();
        await tx.insert(Account, { id, phoneNumber, fullName, passwordHash, roles: ['MEMBER'] });
        const state = await this.members.create(tx, id, { ...registration, phoneNumber });
        await this.scores.start(tx, id);
        return state;
      }),
    );
    if (outcome instanceof Problem) throw outcome;
    return { phoneNumber, state: outcome };
  }

  /** Reads as much for a number without an account as for one with one. */
  private async readSigningIn(phoneNumber: string, { phoneHash, all }: Scopes, cookie: string | undefined) {
    const deviceHash = cookie === undefined ? null : this.devices.hashOf(cookie);
    const tx = this.database.manager;
    const forms = storedForms(phoneNumber);
    const rows = await readSigningIn.all(tx, phoneHash, hashesOf(all), ...forms, deviceHash);
    return {
      account: rowOfNumber(rows.filter(isAccount), phoneNumber),
      knownTo: rows[0]?.knownTo ?? [],
      locks: rows[0]?.locks ?? [],
    };
  }

  private tokenFor(
    { phoneNumber, roles }: Pick<Account, 'phoneNumber' | 'roles'>,
    session: IssuedSession,
  ): SignedIn {
    const { accountId, sessionId } = session;
    return { session, accessToken: this.tokens.sign({ accountId, phoneNumber, roles, sessionId }) };
  }
}

/** One that was closed is nobody's: what stands for its number, whoever knows its id can type. */
function isAccount(row: SigningIn): row is SigningIn & { readonly id: string } {
  return row.id !== null && row.passwordHash !== CLOSED_PASSWORD;
}
